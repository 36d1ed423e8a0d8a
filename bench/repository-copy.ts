import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');

const MODEL = 'src/content/industries/insurance.yaml';
/** Caches below `node_modules/`. A copy begins without them and fills its own, so the developer's stay as they are. */
const CACHES = ['.astro', '.cache', '.vite', '.vite-temp', '.vitest-cache'];

/**
 * Copies the files that Git knows or would add into an empty folder, as they are now. Every package is a link of its own
 * to the packages of this repository; the folder that holds them, and so every cache in it, belongs to the copy.
 */
export function copyRepository(folder: string): void {
  const { stdout, status } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error('The files to build could not be listed. Is this a Git repository?');
  const files = stdout.split('\0').filter((file) => file !== '' && existsSync(join(ROOT, file)));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(folder, file));
  }
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((name) => !CACHES.includes(name))) {
    symlinkSync(join(ROOT, 'node_modules', name), join(packages, name), 'junction');
  }
}

/** Adds so many pages to a copy, each with a title and a description of its own; none of them stands in a menu. */
export function addPages(folder: string, count: number): void {
  const model = readFileSync(join(folder, MODEL), 'utf8');
  for (let number = 1; number <= count; number++) {
    writeFileSync(join(folder, dirname(MODEL), `trade-${number}.yaml`), generatedPage(model, number));
  }
}

/**
 * The content of a generated page, made from that of a real one.
 * @throws if the real one no longer has the lines that are replaced.
 */
export function generatedPage(model: string, number: number): string {
  const replacements: [RegExp, string][] = [
    [/^ {2}title: .*$/m, `  title: Software for trade ${number}`],
    [
      /^ {2}description: .*$/m,
      `  description: Page ${number} of those that exist only to measure how the build grows with the number of pages.`,
    ],
    [/^ {2}order: .*\n/m, ''],
    [/^title: .*$/m, `title: Trade ${number}`],
  ];
  return replacements.reduce((text, [pattern, line]) => {
    if (!pattern.test(text)) throw new Error(`${MODEL} has no line like ${pattern}; adapt bench/repository-copy.ts.`);
    return text.replace(pattern, line);
  }, model);
}
