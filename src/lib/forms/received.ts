import { FIELDS, type Problems, problemIn } from './fields.ts';

/** What a form has sent, by the names of its fields. */
type Fields = Record<string, string>;

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
