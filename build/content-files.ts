import { type Dirent, existsSync, readdirSync, readlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { entryAt, type Page, pageOf } from '../src/lib/content/pages.ts';
import { textKolam } from '../src/lib/drawing/kolam/page-kolam.ts';
import { type CollectionName, type ContentOf, collections } from '../src/schemas/collections.ts';
import type { Site } from '../src/schemas/site.ts';
import { type ContentSource, readSource } from './content-check/report/source.ts';

/** The folder that holds every word a visitor reads. */
export const CONTENT_FOLDER = 'src/content';

/** A page and what its content file says. */
export interface ContentPage extends Page {
  content: Extract<ContentOf<CollectionName>, { kolam: unknown }>;
}

/** Every content file at one of the places that the site reads, as it is: not yet checked. */
export function contentSources(folder = CONTENT_FOLDER): ContentSource[] {
  const paths = contentFiles(folder).filter((path) => entryAt(path) !== undefined);
  return paths.map((path) => readSource(folder, path));
}

/**
 * The facts in `site.yaml`.
 * @throws if the file cannot be read or does not have the shape of `schemas/site.ts`.
 */
export function readSite(folder = CONTENT_FOLDER): Site {
  return readContent('site', folder);
}

/**
 * Content that has one file of its own, for what runs outside Astro.
 * @throws if the file cannot be read or does not have its shape.
 */
export function readContent<Name extends 'site' | 'look' | 'navigation' | 'offers' | 'connections'>(
  name: Name,
  folder = CONTENT_FOLDER,
): ContentOf<Name> {
  const { files, schema } = collections[name];
  return schema.parse(readSource(folder, files).data) as ContentOf<Name>;
}

/**
 * All pages with their content, for what runs outside Astro.
 * @throws if a file does not have its shape.
 */
export function readPages(folder = CONTENT_FOLDER): ContentPage[] {
  return contentSources(folder).flatMap(({ path: file, data }) => {
    const entry = entryAt(file);
    const page = entry && pageOf(entry.collection, entry.id);
    if (!page) return [];
    const said = collections[entry.collection].schema.parse(data);
    const content = 'kolam' in said ? said : { ...said, seo: said, kolam: textKolam(page.path) };
    return [{ ...page, content: content as ContentPage['content'] }];
  });
}

/**
 * The addresses of the owner's own server to which the site's forms send, by `connections.yaml`.
 * @throws as above.
 */
export function ownEndpoints(folder = CONTENT_FOLDER): string[] {
  const { contactForm, newsletter } = readContent('connections', folder);
  return [contactForm, newsletter].filter(({ service }) => service === 'own-server').map(({ endpoint }) => endpoint);
}

/** Every content file but those that systems and editors hide, as a path below `folder`, in alphabetical order. */
export function contentFiles(folder = CONTENT_FOLDER): string[] {
  return entriesIn(folder, (entry) => entry.isFile());
}

/** Symbolic links among the content files, which are not read: Astro would follow them to wherever they lead. */
export function linkedFiles(folder = CONTENT_FOLDER): { path: string; target: string }[] {
  const links = entriesIn(folder, (entry) => entry.isSymbolicLink());
  return links.map((path) => ({ path, target: readlinkSync(join(folder, path)) }));
}

function entriesIn(folder: string, isMeant: (entry: Dirent) => boolean): string[] {
  return entriesBelow(folder)
    .filter((entry) => isMeant(entry) && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Everything below a folder, which need not exist. Unlike Node's own list it does not follow links out of it. */
export function entriesBelow(folder: string): Dirent[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesBelow(join(folder, entry.name))] : [entry],
  );
}
