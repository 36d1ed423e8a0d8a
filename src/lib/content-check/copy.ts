import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { collections } from '../../schemas/collections.ts';
import { CONTENT_FOLDER, contentFiles } from '../content-files.ts';
import { type Mistake, shapeMistakes } from './issue.ts';
import { collectionAt } from './places.ts';
import { type FieldPath, fieldName } from './problem.ts';
import { valueAt } from './source.ts';

const CONTENT = new Map(contentFiles().map((file) => [file, parse(readFileSync(join(CONTENT_FOLDER, file), 'utf8'))]));

/** For tests: what a content file says, to be changed at will. */
export function contentCopy(file: string): unknown {
  return structuredClone(CONTENT.get(file));
}

/** For tests: where data for this file does not have the right shape. */
export function mistakesIn(file: string, data: unknown): Mistake[] {
  const name = collectionAt(file);
  if (name === undefined) throw new Error(`${file} stands at a place that no collection has.`);
  return shapeMistakes(collections[name].schema, data);
}

/** For tests: gives a field of `data` another value. */
export function setField(data: unknown, field: FieldPath, value: unknown) {
  const [last = ''] = field.slice(-1);
  const group = valueAt(data, field.slice(0, -1));
  if (typeof group !== 'object' || group === null) throw new Error(`There is no ${fieldName(field)}.`);
  Reflect.set(group, last, value);
}
