import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { type ContentPlace, type ContentProblem, type FieldPath, fieldName } from './problem.ts';
import { yamlMistakes } from './yaml-mistakes.ts';

/** A content file as it was read, with the means to say where in it something stands. */
export interface ContentSource {
  /** Below the content folder: `pages/home.yaml`. */
  path: string;
  /** What the file says, before any check; undefined when it is not valid YAML. */
  data: unknown;
  /** What is wrong with its YAML. */
  problems: ContentProblem[];
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
}

/** What each file said when it was last read: while an editor works, one file changes and all are checked. */
const known = new Map<string, Parsed>();

function parsed(path: string, text: string): Parsed {
  const before = known.get(path);
  if (before?.text === text) return before;
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
  const now = { text, document, counter };
  known.set(path, now);
  return now;
}

export function readSource(folder: string, path: string): ContentSource {
  const { text, document, counter } = parsed(path, readFileSync(join(folder, path), 'utf8'));
  const file = fileName(folder, path);
  const problems = yamlMistakes(document, text, counter).map(({ line, field, found, expected }) => ({
    file,
    line,
    field: fieldName(field),
    found,
    expected,
  }));
  const placeOf = (field: FieldPath) => ({ file, line: lineOf(document, counter, field), field: fieldName(field) });
  return {
    path,
    data: problems.length > 0 ? undefined : document.toJS(),
    problems,
    placeOf,
    problemAt: (field, found, expected) => ({ ...placeOf(field), found, expected }),
  };
}

/** A file's name in a message: with the folder, and with slashes on every system. */
export function fileName(folder: string, path: string): string {
  return join(folder, path).replaceAll('\\', '/');
}

/** Every value in a file, groups and lists included, in reading order. */
export function* nodesOf(value: unknown, field: FieldPath = []): Generator<ContentNode> {
  yield { field, value };
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* nodesOf(entry, [...field, index]);
  } else if (isGroup(value)) {
    for (const [name, entry] of Object.entries(value)) yield* nodesOf(entry, [...field, name]);
  }
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
