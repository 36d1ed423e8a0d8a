import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { collections } from '../schemas/collections.ts';
import type { Site } from '../schemas/site.ts';

/** The folder that holds every word a visitor reads. */
export const CONTENT_FOLDER = 'src/content';

/**
 * The facts in `site.yaml`, for configuration that runs before content collections exist.
 * @throws if the file cannot be read or does not have the shape of `schemas/site.ts`.
 */
export function readSite(folder = CONTENT_FOLDER): Site {
  return collections.site.schema.parse(parse(readFileSync(join(folder, 'site.yaml'), 'utf8')));
}

/** Every content file, as a path below `folder`, in alphabetical order. */
export function contentFiles(folder = CONTENT_FOLDER): string[] {
  return globSync('**/*.*', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}
