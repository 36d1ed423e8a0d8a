import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { FIELDS, type FieldName, type Problems } from '../src/lib/forms/fields.ts';
import { problemsOf } from '../src/lib/forms/received.ts';

/** The site has two kinds of forms; that of the newsletter asks for nothing but an email address. */
export type Form = 'enquiry' | 'newsletter';

/** What a form has sent, checked by the rules that the form itself goes by. */
export interface Submission {
  form: Form;
  /** Those that are filled in, in the form's order; line breaks are \n. */
  fields: Partial<Record<FieldName, string>>;
  email: string;
  /** What the browser calls the message, so that a copy of it can be recognised. */
  reference: string | undefined;
  /** The same for two messages that say the same. */
  digest: string;
  /** Why it is taken for a robot's; empty if it is not. */
  suspicion: string;
}

/** Browsers put none of these into a field of one line: with them somebody would write header lines of the mail. */
const LINE_BREAKS = /[\r\n\0]/;
/** As the form's script makes them. Another one could be a command's word, such as `uncertain`. */
const REFERENCE = /^[0-9a-f]{32}$/;
const HONEYPOT = '_gotcha';

/**
 * Reads what a form has sent.
 * @returns the submission, or what is wrong with its fields
 */
export function readSubmission(body: URLSearchParams): Submission | Problems {
  const form: Form = body.has('message') ? 'enquiry' : 'newsletter';
  const asked: readonly FieldName[] = form === 'enquiry' ? FIELDS : ['email'];
  // Without scripts, browsers send lines that end in \r\n.
  const values = asked.map((name) => [name, (body.get(name) ?? '').replaceAll('\r\n', '\n')] as const);
  const email = inAscii((body.get('email') ?? '').trim());
  const broken = values.filter(([name, value]) => name !== 'message' && LINE_BREAKS.test(value));
  const problems: Problems = {
    ...problemsOf({ ...Object.fromEntries(values), email }),
    ...Object.fromEntries(broken.map(([name]) => [name, { kind: 'malformed' }])),
  };
  if (Object.keys(problems).length > 0) return problems;
  const fields: Submission['fields'] = Object.fromEntries(values.filter(([, value]) => value.trim() !== ''));
  const reference = body.get('reference') ?? '';
  return {
    form,
    fields,
    email,
    reference: REFERENCE.test(reference) ? reference : undefined,
    digest: createHash('sha256')
      .update(JSON.stringify([form, fields]))
      .digest('base64url'),
    // A robot writes into every field.
    suspicion: body.get(HONEYPOT) ? 'The field that people do not see was filled in.' : '',
  };
}

export function isSubmission(read: Submission | Problems): read is Submission {
  return 'digest' in read;
}

/** Domains in Tamil or Hindi have a form in ASCII, in which some browsers send them and all mail servers take them. */
export function inAscii(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? address : `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}
