import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { type ContentOf, collections } from '../src/schemas/collections.ts';
import type { Site } from '../src/schemas/site.ts';

/** The folder that holds every word a visitor reads. */
export const CONTENT_FOLDER = 'src/content';

/**
 * The facts in `site.yaml`, for configuration that runs before content collections exist.
 * @throws if the file cannot be read or does not have the shape of `schemas/site.ts`.
 */
export function readSite(folder = CONTENT_FOLDER): Site {
  return readFile('site', folder);
}

/**
 * The origins to which the site's forms send, by `connections.yaml`.
 * @throws as above.
 */
export function connectedOrigins(folder = CONTENT_FOLDER): string[] {
  const { contactForm, newsletter } = readFile('connections', folder);
  const endpoints = [contactForm, newsletter].filter(({ service }) => service !== 'none');
  return [...new Set(endpoints.map(({ endpoint }) => new URL(endpoint).origin))].sort();
}

/** Every content file but those that systems and editors hide, as a path below `folder`, in alphabetical order. */
export function contentFiles(folder = CONTENT_FOLDER): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

function readFile<Name extends 'site' | 'connections'>(name: Name, folder: string): ContentOf<Name> {
  const { files, schema } = collections[name];
  return schema.parse(parse(readFileSync(join(folder, files), 'utf8'))) as ContentOf<Name>;
}
