import { parse } from 'yaml';
import { type ContentOf, collections } from '../schemas/collections.ts';
import type { Block } from '../schemas/prose.ts';
import { entryAt } from './pages.ts';
import { readProse } from './prose.ts';

/** A page of text, with its path without the first slash. */
interface TextEntry {
  id: string;
  data: ContentOf<'texts'> & { blocks: Block[] };
}

const FOLDER = '../content/';

const files = import.meta.glob<string>('../content/pages/**/*.md', { eager: true, import: 'default', query: '?raw' });

/**
 * The pages of text.
 * @throws if one of them has not the right fields; the content check says so before.
 */
export function textEntries(): TextEntry[] {
  return Object.entries(files).map(([file, markdown]) => {
    const { fields, blocks } = readProse(markdown);
    const data = collections.texts.schema.parse(parse(fields));
    return { id: entryAt(file.slice(FOLDER.length))?.id ?? '', data: { ...data, blocks } };
  });
}
