import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { entryAt, type Page, pageOf } from '../src/lib/content/pages.ts';
import { textContent } from '../src/lib/content/text-content.ts';
import { textKolam } from '../src/lib/drawing/kolam/page-kolam.ts';
import { type CollectionName, type ContentOf, collections } from '../src/schemas/collections.ts';
import type { Site } from '../src/schemas/site.ts';

/** The folder that holds every word a visitor reads. */
export const CONTENT_FOLDER = 'src/content';

/** A page and what its content file says. */
export interface ContentPage extends Page {
  content: Extract<ContentOf<CollectionName>, { kolam: unknown }>;
}

/**
 * The facts in `site.yaml`, for configuration that runs before content collections exist.
 * @throws if the file cannot be read or does not have the shape of `schemas/site.ts`.
 */
export function readSite(folder = CONTENT_FOLDER): Site {
  return readContent('site', folder);
}

/**
 * Content that has one file of its own, for what runs outside Astro.
 * @throws if the file cannot be read or does not have its shape.
 */
export function readContent<Name extends 'site' | 'navigation' | 'offers' | 'connections'>(
  name: Name,
  folder = CONTENT_FOLDER,
): ContentOf<Name> {
  const { files, schema } = collections[name];
  return schema.parse(parse(readFileSync(join(folder, files), 'utf8'))) as ContentOf<Name>;
}

/**
 * All pages with their content, for what runs outside Astro.
 * @throws if a file does not have its shape.
 */
export function readPages(folder = CONTENT_FOLDER): ContentPage[] {
  return contentFiles(folder).flatMap((file) => {
    const entry = entryAt(file);
    const page = entry && pageOf(entry.collection, entry.id);
    if (!page) return [];
    const text = readFileSync(join(folder, file), 'utf8');
    const content =
      entry.collection === 'texts'
        ? { ...textContent(text), kolam: textKolam(page.path) }
        : collections[entry.collection].schema.parse(parse(text));
    return [{ ...page, content: content as ContentPage['content'] }];
  });
}

/**
 * The origins to which the site's forms send, by `connections.yaml`.
 * @throws as above.
 */
export function connectedOrigins(folder = CONTENT_FOLDER): string[] {
  const { contactForm, newsletter } = readContent('connections', folder);
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
