import { LIMITS } from './fields.ts';

/** What browsers take for an email address in its field (HTML Living Standard, "valid email address"). */
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const ADDRESS = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`);

/** Whether a browser would take this for an email address; servers ask, since nobody has to send with a browser. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LIMITS.email && ADDRESS.test(text);
}
