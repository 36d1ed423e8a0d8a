import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Problem, problemsOfShape } from '../../build/content-check/report/issue.ts';
import { type FieldPath, fieldName } from '../../build/content-check/report/problem.ts';
import { valueAt } from '../../build/content-check/report/source.ts';
import { CONTENT_FOLDER } from '../../build/content-files.ts';
import { entryAt } from '../../src/lib/content/pages.ts';
import { readProse } from '../../src/lib/content/prose.ts';
import { collections } from '../../src/schemas/collections.ts';
import { SAMPLE } from './sample.ts';

const READ = new Map<string, unknown>();

/** The YAML of a content file: all of it, or what stands at the top of a page of text. */
function fieldsOf(path: string): string {
  const text = readFileSync(path, 'utf8');
  return path.endsWith('.md') ? readProse(text).fields : text;
}

/** For tests: what a content file of this company says, to be changed at will. */
export function contentCopy(file: string, folder = CONTENT_FOLDER): unknown {
  const path = join(folder, file);
  if (!READ.has(path)) READ.set(path, parse(fieldsOf(path)));
  return structuredClone(READ.get(path));
}

/** For tests: the same of the sample, which is what it is in every company's copy of the site. */
export function sampleCopy(file: string): unknown {
  return contentCopy(file, SAMPLE);
}

/** For tests: where data for this file does not have the right shape. */
export function problemsIn(file: string, data: unknown): Problem[] {
  const entry = entryAt(file);
  if (!entry) throw new Error(`${file} stands at a place that no collection has.`);
  return problemsOfShape(collections[entry.collection].schema, data);
}

/** For tests: gives a field of `data` another value. */
export function setField(data: unknown, field: FieldPath, value: unknown) {
  const [last = ''] = field.slice(-1);
  const group = valueAt(data, field.slice(0, -1));
  if (typeof group !== 'object' || group === null) throw new Error(`There is no ${fieldName(field)}.`);
  Reflect.set(group, last, value);
}
