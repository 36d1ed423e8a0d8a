import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { type CollectionName, collections } from '../../src/schemas/collections.ts';

type Content<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']>;

/**
 * The words of a page that the specification leaves open, above all its headings, by which tests find a section. What
 * the specification does say is written out in the tests and never read from here.
 */
export function wordsOf<Name extends CollectionName>(name: Name, entry = ''): Content<Name> {
  const { files, schema } = collections[name];
  const text = readFileSync(join('src/content', files.replace('*', entry)), 'utf8');
  return schema.parse(parse(text)) as Content<Name>;
}
