import { FIELDS, type Problems, problemIn } from './fields.ts';

/** What a form has sent, by the names of its fields. */
export type Fields = Record<string, string>;

/** How long an endpoint knows the copies of a message that has no reference, in milliseconds: a day. */
export const COPY_TIME = 24 * 60 * 60 * 1000;

/** What comes along with the visitor's words. */
const BESIDES = ['reference', '_next', '_gotcha'];

/** What the HTML standard takes for an email address (`type=email`). */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** What is wrong with what an endpoint has received, by the rules of the form itself. A newsletter box has one field. */
export function problemsOf(fields: Fields): Problems {
  const names = 'message' in fields ? FIELDS : (['email'] as const);
  const problems = names.map((name) => {
    const value = fields[name] ?? '';
    return [name, problemIn(name, value, name === 'email' && !EMAIL.test(value))] as const;
  });
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

/**
 * Whether a message is one that was received before. Two references tell; without scripts a page cannot make any, because
 * it is the same for all visitors, and a double click sends twice: then the same words are the same message, within
 * `COPY_TIME`.
 */
export function isCopy(message: Fields, earlier: Fields): boolean {
  if (message.reference && earlier.reference) return message.reference === earlier.reference;
  return wordsOf(message) === wordsOf(earlier);
}

/** Browsers send other line ends than scripts. */
function wordsOf(fields: Fields): string {
  const words = Object.entries(fields).filter(([name]) => !BESIDES.includes(name));
  return JSON.stringify(words.sort(([one], [other]) => (one < other ? -1 : 1))).replaceAll('\\r\\n', '\\n');
}
