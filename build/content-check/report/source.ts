import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { type Prose, readProse } from '../../../src/lib/content/prose.ts';
import { textIn } from './encoding.ts';
import { type ContentPlace, type ContentProblem, type FieldPath, fieldName } from './problem.ts';
import { type YamlProblem, yamlProblems } from './yaml-problems.ts';

/** A content file as it was read, with the means to say where in it something stands. */
export interface ContentSource {
  /** Below the content folder: `pages/home.yaml`. */
  path: string;
  /** What the file says, before any check, the same object as long as it says that; undefined when it is not valid YAML. */
  data: unknown;
  /** What is wrong with its YAML, or with its Markdown. */
  problems: ContentProblem[];
  /** Links in the text of a Markdown file, whose fields have none. */
  links: { line: number; href: string }[];
  /** Pictures in its text. */
  pictures: { line: number; photo: string }[];
  /** The lines of a Markdown file below its fields. */
  lines: { line: number; text: string }[];
  placeOf(field: FieldPath): ContentPlace;
  problemAt(field: FieldPath, found: string, expected: string): ContentProblem;
}

export interface ContentNode {
  field: FieldPath;
  value: unknown;
}

interface Parsed {
  text: string;
  document: Document.Parsed;
  counter: LineCounter;
  prose: Prose | undefined;
  yaml: YamlProblem[];
  data: unknown;
}

/** The fields of a Markdown file begin on its second line. */
const FIELDS_BELOW = 1;

/** What each file said when it was last read: while an editor works, one file changes and all are checked. */
const known = new Map<string, Parsed>();

function parsed(path: string, text: string): Parsed {
  const before = known.get(path);
  if (before?.text === text) return before;
  const counter = new LineCounter();
  const prose = path.endsWith('.md') ? readProse(text) : undefined;
  const document = parseDocument(prose?.fields ?? text, {
    lineCounter: counter,
    prettyErrors: false,
    logLevel: 'error',
  });
  const yaml = yamlProblems(document, prose?.fields ?? text, counter);
  // Markdown without fields lacks all of them.
  const data = yaml.length > 0 ? undefined : (document.toJS() ?? (prose ? {} : null));
  const now = { text, document, counter, prose, yaml, data };
  known.set(path, now);
  return now;
}

export function readSource(folder: string, path: string): ContentSource {
  const decoded = textIn(readFileSync(join(folder, path)));
  const { text, document, counter, prose, data, ...rest } = parsed(path, decoded.text);
  const file = fileName(folder, path);
  const below = prose ? FIELDS_BELOW : 0;
  const unreadable = decoded.problem && { file, field: '', ...decoded.problem };
  const yaml = rest.yaml.map(({ line, field, found, expected }) => ({
    file,
    line: line + below,
    field: fieldName(field),
    found,
    expected,
  }));
  const prosaic = (prose?.problems ?? []).map((problem) => ({ file, field: '', ...problem }));
  const problems = unreadable ? [unreadable] : [...yaml, ...prosaic];
  const placeOf = (field: FieldPath) => ({
    file,
    line: lineOf(document, counter, field) + below,
    field: fieldName(field),
  });
  return {
    path,
    data: unreadable ? undefined : data,
    problems,
    links: prose?.links ?? [],
    pictures: prose?.pictures ?? [],
    lines: prose ? linesBelow(text, prose.fields) : [],
    placeOf,
    problemAt: (field, found, expected) => ({ ...placeOf(field), found, expected }),
  };
}

function linesBelow(text: string, fields: string): ContentSource['lines'] {
  const lines = text.split('\n').map((words, index) => ({ line: index + 1, text: words }));
  return lines.slice(fields.split('\n').length + 2 * FIELDS_BELOW);
}

/** A file's name in a message: with the folder, and with slashes on every system. */
export function fileName(folder: string, path: string): string {
  return join(folder, path).replaceAll('\\', '/');
}

/** Every value in a file, groups and lists included, in reading order. */
export function nodesOf(value: unknown): ContentNode[] {
  const nodes: ContentNode[] = [];
  const add = (value: unknown, field: FieldPath) => {
    nodes.push({ field, value });
    if (!isGroup(value)) return;
    for (const [name, entry] of Array.isArray(value) ? value.entries() : Object.entries(value))
      add(entry, [...field, name]);
  };
  add(value, []);
  return nodes;
}

/** Every entry in a file that is marked with `sample: true`, in reading order. */
export function sampleNodes(data: unknown): ContentNode[] {
  return nodesOf(data).filter(({ value }) => valueAt(value, ['sample']) === true);
}

/** The value of a field, or undefined where the way to it ends early. */
export function valueAt(data: unknown, field: FieldPath): unknown {
  return field.reduce<unknown>((value, part) => (isGroup(value) ? Reflect.get(value, part) : undefined), data);
}

/** A list or a group of fields. */
export function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The line of a field or, where it is missing, of the nearest parent that exists. */
function lineOf(document: Document.Parsed, counter: LineCounter, field: FieldPath): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range[0] ?? 0;
  for (const part of field) {
    const child = childOf(node, part);
    if (child === undefined) break;
    offset = child.offset;
    node = child.node;
  }
  return counter.linePos(offset).line;
}

function childOf(node: unknown, part: string | number): { node: unknown; offset: number } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
    return isScalar(pair?.key) ? { node: pair.value, offset: pair.key.range?.[0] ?? 0 } : undefined;
  }
  const entry = isSeq(node) ? node.get(Number(part), true) : undefined;
  return isNode(entry) ? { node: entry, offset: entry.range?.[0] ?? 0 } : undefined;
}
