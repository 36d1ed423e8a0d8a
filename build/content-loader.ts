import { relative, resolve } from 'node:path';
import type { Loader } from 'astro/loaders';
import { entryAt } from '../src/lib/content/pages.ts';
import { describeProblems } from './content-check/report/problem.ts';
import { readSource } from './content-check/report/source.ts';
import { shapeProblems } from './content-check/rules/shape.ts';
import { CONTENT_FOLDER, contentFiles } from './content-files.ts';

/** Set for programs that run beside the content check, which has the say then. */
export const CHECKED_ELSEWHERE = 'CONTENT_IS_CHECKED_ELSEWHERE';

/**
 * Loads the files of a collection, read as the content check reads them. While the development server runs, a file that is not
 * right leaves its entry as it was, in silence, because the check tells it; otherwise it ends the build, in the check's words.
 */
export function contentLoader(folder = CONTENT_FOLDER): Loader {
  return {
    name: 'content',
    load: async ({ collection, store, parseData, generateDigest, watcher, logger }) => {
      const isMine = (path: string) => entryAt(path)?.collection === collection;
      const idOf = (path: string) => entryAt(path)?.id ?? path;
      const isTold = watcher !== undefined || process.env[CHECKED_ELSEWHERE] !== undefined;

      async function read(path: string) {
        const source = readSource(folder, path);
        const id = idOf(path);
        const digest = generateDigest({ path, data: source.data });
        if (source.problems.length === 0 && store.get(id)?.digest === digest) return;
        const problems = shapeProblems(source);
        if (problems.length > 0) {
          if (isTold) return;
          throw new Error(describeProblems(problems, 'nothing was built'));
        }
        const filePath = `${folder}/${path}`;
        const data = await parseData({ id, data: source.data as Record<string, unknown>, filePath: resolve(filePath) });
        store.set({ id, data, filePath, digest });
      }

      const paths = contentFiles(folder).filter(isMine);
      const gone = new Set(store.keys()).difference(new Set(paths.map(idOf)));
      for (const id of gone) store.delete(id);
      await Promise.all(paths.map(read));

      watcher?.on('all', async (event, file) => {
        const path = relative(folder, file).replaceAll('\\', '/');
        if (!isMine(path)) return;
        if (event === 'unlink') store.delete(idOf(path));
        if (event !== 'add' && event !== 'change') return;
        try {
          await read(path);
        } catch (error) {
          logger.error(`${path}: ${error}`);
        }
      });
    },
  };
}
