import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type LineCounter, visit } from 'yaml';
import { type FieldPath, quoted } from './problem.ts';

export interface YamlProblem {
  line: number;
  field: FieldPath;
  found: string;
  expected: string;
}

const QUOTES = 'quotation marks around the whole text, "…" or, if it contains such a mark, \'…\'';
const CLOSING_QUOTE = 'a closing quotation mark at the end of the text that begins on this line';
const SAME_COLUMN = 'as many spaces at the beginning of this line as its neighbours have';
const NAME_AND_VALUE = 'the name of a field, a colon, a space and the value';

/** What each kind of error means to somebody who has never heard of YAML's grammar. */
const EXPECTED: Partial<Record<string, string>> = {
  BAD_ALIAS: QUOTES,
  BAD_DQ_ESCAPE: 'no backslash, or \'…\' instead of "…" around the text',
  BAD_INDENT: SAME_COLUMN,
  BAD_SCALAR_START: QUOTES,
  BLOCK_AS_IMPLICIT_KEY: SAME_COLUMN,
  MISSING_CHAR: NAME_AND_VALUE,
  MULTILINE_IMPLICIT_KEY: NAME_AND_VALUE,
  MULTIPLE_DOCS: 'no line of three hyphens',
  TAB_AS_INDENT: 'spaces at the beginning of the line, no tab',
  TAG_RESOLVE_FAILED: QUOTES,
  UNEXPECTED_TOKEN: QUOTES,
};

/** Everything for which a file cannot be read as YAML, or would be read otherwise than its writer means. */
export function yamlProblems(document: Document.Parsed, text: string, counter: LineCounter): YamlProblem[] {
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const lines = text.split('\n');
  const errors = [...document.errors, ...document.warnings];
  const repeated = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  // One slip throws the parser off its way: what it reports after the first error is mostly an echo.
  const [first] = errors.filter(({ code }) => code !== 'DUPLICATE_KEY');
  if (first !== undefined) {
    const line = lineAt(first.pos[0]);
    const openQuote = quoteAcross(document, lineAt, line);
    const blamed = openQuote ?? line;
    const found = lines[blamed - 1] ?? '';
    const expected = openQuote === undefined ? meaning(first, found) : CLOSING_QUOTE;
    return [{ line: blamed, field: [], found: quoted(found.trim()), expected }];
  }
  return [
    ...repeated.map(({ pos: [offset] }) => {
      const field = fieldAt(document.contents, offset) ?? [];
      const found = `a second "${field.at(-1)}"`;
      return { line: lineAt(offset), field, found, expected: 'each field once in its group' };
    }),
    ...marks(document).map(({ offset, mark }) => {
      const field = fieldAt(document.contents, offset) ?? [];
      return { line: lineAt(offset), field, found: `"${mark}"`, expected: QUOTES };
    }),
  ];
}

function meaning({ code, message }: { code: string; message: string }, line: string): string {
  if (hasOpenQuote(line)) return CLOSING_QUOTE;
  if (message.startsWith('Flow')) return 'a closing } or ] before this line';
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /: .*: /.test(line)) return `${QUOTES}, because it has a colon`;
  return EXPECTED[code] ?? 'a line that is built as its neighbours are';
}

/** Whether a value begins with a quotation mark that has no partner on its line; YAML closes it at the next one below. */
function hasOpenQuote(line: string): boolean {
  return ['"', "'"].some((mark) => {
    const count = line.replaceAll(`\\${mark}`, '').split(mark).length - 1;
    const opens = new RegExp(`(^|[:,-]\\s+|[[{]\\s*)${mark}`).test(line);
    return opens && count % 2 === 1 && (count === 1 || !line.endsWith(mark));
  });
}

/** The line where a quoted text begins that runs on to `line`: nearly always its closing mark was forgotten. */
function quoteAcross(document: Document, lineAt: (offset: number) => number, line: number): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      if (!type?.startsWith('QUOTE') || !range) return;
      const start = lineAt(range[0]);
      if (start < line && lineAt(range[1]) >= line) found = start;
    },
  });
  return found;
}

/** `*text` and `&text` mean references in YAML; in our content they are texts that lack their quotation marks. */
function marks(document: Document): { offset: number; mark: string }[] {
  const found: { offset: number; mark: string }[] = [];
  visit(document, {
    Node(_, node) {
      const [offset = 0] = node.range ?? [];
      if (isAlias(node)) found.push({ offset, mark: `*${node.source}` });
      else if (node.anchor) found.push({ offset, mark: `&${node.anchor}` });
    },
  });
  return found;
}

/** The field whose name or value begins at `offset`. */
function fieldAt(node: unknown, offset: number, field: FieldPath = []): FieldPath | undefined {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      const name = [...field, String(isScalar(key) ? key.value : key)];
      const inner = isNode(key) && key.range?.[0] === offset ? name : fieldAt(value, offset, name);
      if (inner) return inner;
    }
  }
  if (isSeq(node)) {
    for (const [index, entry] of node.items.entries()) {
      const inner = fieldAt(entry, offset, [...field, index]);
      if (inner) return inner;
    }
  }
  return isNode(node) && node.range?.[0] === offset ? field : undefined;
}
