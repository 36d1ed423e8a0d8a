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

export type FieldName = keyof typeof LIMITS;
export type Values = Record<FieldName, string>;
/** What is wrong with a field; of one that is too long, its length. */
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
  if (value.length <= LIMITS[name]) return undefined;
  const length = lengthOf(value);
  return length > LIMITS[name] ? { kind: 'long', length } : undefined;
}

/** Characters as people count them: an emoji is one, and so is a Tamil letter with its vowel sign. */
function lengthOf(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}
