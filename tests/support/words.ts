import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { CONTENT_FOLDER } from '../../build/content-files.ts';
import { type CollectionName, collections } from '../../src/schemas/collections.ts';

type Content<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']>;

/**
 * The words of a page that the specification leaves open, above all its headings, by which tests find a section. What
 * the specification does say is written out in the tests and never read from here.
 * @throws if the page has no content file: call it inside a test where the page may be deleted one day
 */
export function wordsOf<Name extends CollectionName>(name: Name, entry = ''): Content<Name> {
  const { files, schema } = collections[name];
  const file = join(CONTENT_FOLDER, files.replace('*', entry));
  if (!existsSync(file)) throw new Error(`${file} is missing, whose words this test expects on the site.`);
  return schema.parse(parse(readFileSync(file, 'utf8'))) as Content<Name>;
}

/** The same, or undefined where the company has no such page. */
export function wordsIfAny<Name extends CollectionName>(name: Name): Content<Name> | undefined {
  return existsSync(join(CONTENT_FOLDER, collections[name].files)) ? wordsOf(name) : undefined;
}

/** Content without anything left out. */
type Whole<Value> = Value extends readonly (infer Entry)[]
  ? Whole<Entry>[]
  : Value extends object
    ? { [Field in keyof Value]-?: Whole<NonNullable<Value[Field]>> }
    : Value;

/** For the contract's tests: the words of a page that has all that the specification names, or the tests fail. */
export function wholeWordsOf<Name extends CollectionName>(name: Name, entry = ''): Whole<Content<Name>> {
  return wordsOf(name, entry) as Whole<Content<Name>>;
}

/** The words of all pages of a family, in the order of its menu. */
export function pagesOf<Name extends 'industries' | 'services' | 'expertise'>(family: Name): Content<Name>[] {
  const files = globSync(collections[family].files, { cwd: CONTENT_FOLDER });
  const placeOf = ({ menu }: Content<Name>) => menu.order ?? Number.POSITIVE_INFINITY;
  return files
    .map((file) => wordsOf(family, basename(file, '.yaml')))
    .sort((one, other) => placeOf(one) - placeOf(other));
}
