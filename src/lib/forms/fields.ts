/** The fields of the contact form, in their order, and how many characters each may have. */
export const LIMITS = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  company: 200,
  subject: 200,
  message: 10_000,
} as const;

/** The most that counts as one character, in UTF-16 units. The longest emoji has 15; what is longer is no letter of any script. */
const LONGEST_CHARACTER = 16;

/** In bytes: a form whose fields keep to their limits is never larger when it is sent, with what it sends besides. */
export const LONGEST_BODY =
  Object.values(LIMITS).reduce((sum, limit) => sum + limit, 0) * LONGEST_CHARACTER * '%EF%BF%BD'.length + 10_000;

export type FieldName = keyof typeof LIMITS;
export type Values = Record<FieldName, string>;
/** What is wrong with a field; of one that is too long, its length in characters, or in UTF-16 units if it is far too long. */
export type Problem = { kind: 'missing' } | { kind: 'malformed' } | { kind: 'long'; length: number };
export type Problems = Partial<Record<FieldName, Problem>>;

export const FIELDS = Object.keys(LIMITS) as FieldName[];
export const EMPTY = Object.fromEntries(FIELDS.map((name) => [name, ''])) as Values;

/** Without these nobody could answer. */
export const REQUIRED: readonly FieldName[] = ['email', 'message'];

/**
 * What is wrong with what stands in a field.
 * @param isMalformed whether the browser takes it for something else than the field asks for
 */
export function problemIn(name: FieldName, value: string, isMalformed: boolean): Problem | undefined {
  if (REQUIRED.includes(name) && value.trim() === '') return { kind: 'missing' };
  if (isMalformed) return { kind: 'malformed' };
  const limit = LIMITS[name];
  if (value.length <= limit) return undefined;
  // Counting takes long, and what is so long keeps to no limit, however it is counted.
  const length = value.length > limit * LONGEST_CHARACTER ? value.length : lengthOf(value);
  return length > limit ? { kind: 'long', length } : undefined;
}

/** Whether an endpoint has said what is wrong with fields, at least with one. */
export function areProblems(value: unknown): value is Problems {
  if (typeof value !== 'object' || value === null) return false;
  const problems = Object.entries(value);
  return problems.length > 0 && problems.every(([name, problem]) => name in LIMITS && isProblem(problem));
}

function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'long') return 'length' in value && typeof value.length === 'number';
  return value.kind === 'missing' || value.kind === 'malformed';
}

/** Characters as people count them: an emoji is one, and so is a Tamil letter with its vowel sign. */
function lengthOf(text: string): number {
  let length = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) length += Math.ceil(segment.length / LONGEST_CHARACTER);
  return length;
}
