/** Where in the content something stands. */
export interface ContentPlace {
  /** `src/content/pages/home.yaml` */
  file: string;
  /** Undefined where the file does not exist, or where none of its lines is meant. */
  line: number | undefined;
  /** `solutions.cards[2].title`, or nothing where the whole file is meant. */
  field: string;
}

/** One problem in a content file, in words for the person who writes content. */
export interface ContentProblem extends ContentPlace {
  found: string;
  expected: string;
}

/** The way to a value inside a file: names of fields and, in lists, numbers counted from 0. */
export type FieldPath = readonly (string | number)[];

const LONGEST_EXCERPT = 60;

/** All problems as one message, for an editor who is not a programmer; `outcome` says what has come of them. */
export function describeProblems(problems: ContentProblem[], outcome: string): string {
  return [
    `${counted(problems.length, 'problem', 'problems')} in the content; ${outcome}.`,
    ...paragraphs(problems),
  ].join('\n\n');
}

/** What is no problem, or not yet, as one message. */
export function describeWarnings(warnings: ContentProblem[]): string {
  return ['The site can be built all the same, but somebody should look at this.', ...paragraphs(warnings)].join(
    '\n\n',
  );
}

function paragraphs(problems: ContentProblem[]): string[] {
  return problems.map(({ found, expected, ...place }) => {
    return `  ${placeName(place)}\n    found:    ${found}\n    expected: ${expected}`;
  });
}

/** `src/content/pages/home.yaml:12  projects.cards[0].title` */
function placeName({ file, line, field }: ContentPlace): string {
  return `${file}${line === undefined ? '' : `:${line}`}${field === '' ? '' : `  ${field}`}`;
}

/** `['cards', 2, 'title']` as `cards[2].title`. */
export function fieldName(path: FieldPath): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}

/** The text in quotation marks, on one line, cut so that the part at `position` stays in sight. */
export function quoted(text: string, position = 0): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.length <= LONGEST_EXCERPT) return `"${line}"`;
  const start = position < LONGEST_EXCERPT - 10 ? 0 : position - LONGEST_EXCERPT / 2;
  const excerpt = line.slice(start, start + LONGEST_EXCERPT - 2).trim();
  return `"${start > 0 ? '…' : ''}${excerpt}${start + LONGEST_EXCERPT - 2 < line.length ? '…' : ''}"`;
}

/** A value and its kind: `42 (a number)`, `"Nine" (text)`, `nothing`. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string') return `${quoted(value)} (text)`;
  if (typeof value === 'number') return `${value} (a number)`;
  if (typeof value === 'boolean') return `${value} (neither text nor a number)`;
  if (Array.isArray(value)) return `a list of ${counted(value.length, 'entry', 'entries')}`;
  const names = listed(Object.keys(value));
  return `a group of fields: ${names.length > LONGEST_EXCERPT ? `${names.slice(0, LONGEST_EXCERPT)}…` : names}`;
}

/** `1 entry`, `2 entries`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.join(', ').replace(/, ([^,]*)$/, ' and $1');
}
