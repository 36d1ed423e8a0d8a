import type { CollectionName } from '../../schemas/collections.ts';
import { entryAt } from './pages.ts';

const FOLDER = '../../content/';

/** Not to be read here: only which files there are. */
const files = Object.keys(import.meta.glob('../../content/**/*.yaml', { query: '?raw' }));
const present = new Set(files.map((file) => entryAt(file.slice(FOLDER.length))?.collection));

/** Whether there is any content of this kind, of which Astro would otherwise warn: a company need not have every page. */
export function isPresent(name: CollectionName): boolean {
  return present.has(name);
}
