import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { problemsOfShape } from '../../build/content-check/report/issue.ts';
import { suggestion } from '../../build/content-check/report/nearest-word.ts';
import { type ContentProblem, type FieldPath, fieldName, shown } from '../../build/content-check/report/problem.ts';
import { type ContentSource, isGroup, readSource, valueAt } from '../../build/content-check/report/source.ts';
import { contentFiles } from '../../build/content-files.ts';
import { launchCheck } from '../../build/launch-check/launch-check.ts';
import { withFields } from '../../build/yaml-fields.ts';
import { entryAt } from '../../src/lib/content/pages.ts';
import { collections } from '../../src/schemas/collections.ts';

/** Stands for every field of a group and every entry of a list. */
const ALL = '*';
/** By which an entry of a list is called; its number counts from 0. */
const NAMES = ['name', 'title', 'label'];
/** What the launch check calls an entry that its owner has yet to decide on. Records stay the samples that they are. */
const SAMPLES = ['L201', 'L301', 'L302'];

/** A field that says something else: where that is written, and where it stands in the content. */
interface Change {
  from: FieldPath;
  to: FieldPath;
  value: unknown;
}

/** An entry that a list does not have, and how those are called that it has. */
interface Stray {
  from: FieldPath;
  names: string[];
}

/**
 * Lays a folder over the content of a site. A YAML file there holds nothing but fields that differ, by their names; the
 * entries of a list by theirs, by their number or all of them as `*`. A field that is null is left out. A Markdown page is added where the site has none.
 * @returns what is wrong with the folder's files, in which case the content is not complete.
 */
export function layOver(content: string, overlay: string): ContentProblem[] {
  return contentFiles(overlay).flatMap((path) => {
    if (!path.endsWith('.md')) return changeFile(readSource(overlay, path), join(content, path));
    cpSync(join(overlay, path), join(content, path), { force: false });
    return [];
  });
}

/** Takes the mark of a sample off everything that its owner would have replaced or decided by now. */
export async function strikeSamples(content: string): Promise<void> {
  const { items } = await launchCheck({ folder: content, file: '', examples: '' });
  const samples = items.filter(({ id }) => SAMPLES.includes(id));
  for (const [file, places] of Map.groupBy(samples, ({ place }) => place.file)) {
    const fields = Object.fromEntries((places ?? []).map(({ place }) => [place.field, undefined]));
    writeFileSync(file, withFields(readFileSync(file, 'utf8'), fields));
  }
}

function changeFile(source: ContentSource, file: string): ContentProblem[] {
  const entry = entryAt(source.path);
  if (!entry || !existsSync(file)) {
    return [source.problemAt([], 'a file that the site does not have', 'the name of a content file')];
  }
  if (source.problems.length > 0) return source.problems;
  if (!isGroup(source.data)) return [source.problemAt([], shown(source.data), 'the fields that differ')];
  const text = readFileSync(file, 'utf8');
  const found = [...changesIn(parse(text), source.data)];
  const changes = found.filter((one) => 'to' in one);
  const changed = withFields(
    text,
    Object.fromEntries(changes.map(({ to, value }) => [fieldName(to), value ?? undefined])),
  );
  writeFileSync(file, changed);

  const strays = found
    .filter((one) => 'names' in one)
    .map(({ from, names }) => {
      const name = String(from.at(-1));
      const expected = `one of ${names.join(', ')}, a number below ${names.length}, or "${ALL}" for all`;
      return source.problemAt(from, `"${name}"`, `${expected}${suggestion(name, names)}`);
    });
  const problems = problemsOfShape(collections[entry.collection].schema, parse(changed)).flatMap((problem) => {
    // A problem anywhere else is one of the content itself, which the build reports.
    const change = changes.find(({ to }) => to.every((part, index) => part === problem.field[index]));
    const field = change && [...change.from, ...problem.field.slice(change.to.length)];
    return field ? [source.problemAt(field, problem.found, problem.expected)] : [];
  });
  return [...strays, ...problems];
}

function* changesIn(
  base: unknown,
  value: unknown,
  from: FieldPath = [],
  to: FieldPath = [],
): Generator<Change | Stray> {
  if (!isGroup(base) || !isGroup(value) || Array.isArray(value)) {
    yield { from, to, value };
    return;
  }
  for (const [name, part] of Object.entries(value)) {
    const places = placesOf(base, name);
    if (places.length === 0 && name !== ALL) yield { from: [...from, name], names: Object.values(base).map(nameOf) };
    for (const place of places) yield* changesIn(valueAt(base, [place]), part, [...from, name], [...to, place]);
  }
}

/** What a name stands for in a group or a list. A group may lack the field: whether it can have it, its shape says. */
function placesOf(base: object, name: string): FieldPath {
  if (!Array.isArray(base)) return name === ALL ? Object.keys(base) : [name];
  return [...base.keys()].filter((index) => [ALL, String(index), nameOf(base[index])].includes(name));
}

function nameOf(entry: unknown): string {
  return String(NAMES.map((field) => valueAt(entry, [field])).find((name) => name !== undefined) ?? '');
}
