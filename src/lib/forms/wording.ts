import type { EnquiryWords } from '../../schemas/forms.ts';
import { fillIn } from '../format/fill-in.ts';
import type { EnquiryState } from './enquiry-reducer.ts';
import { FIELDS, type FieldName, LIMITS, type Problem, type Values } from './fields.ts';
import type { Outcome } from './send-form.ts';

/** Above it, a time is told in minutes. */
const LONGEST_IN_SECONDS = 90;

/** What to say of a field. */
export function problemText(words: EnquiryWords['problems'], name: FieldName, problem: Problem): string {
  if (problem.kind === 'malformed') return words.malformedEmail;
  if (problem.kind === 'missing') return name === 'email' ? words.missingEmail : words.missingMessage;
  return fillIn(words.long, { limit: grouped(LIMITS[name]), length: grouped(problem.length) });
}

/** What to say of a message that is not known to have arrived. */
export function failureText(words: EnquiryWords['failed'], outcome: Outcome | undefined) {
  if (outcome === undefined || outcome.kind === 'sent') return words.lost;
  const { title, text } = words[outcome.kind];
  return { title, text: outcome.kind === 'busy' ? fillIn(text, { wait: waitText(words.wait, outcome.wait) }) : text };
}

/** What is said for some seconds. */
export function toastText({ sent, unfinished, copy }: EnquiryWords, { toast, found }: EnquiryState): string {
  switch (toast) {
    case 'sent':
      return sent.toast;
    case 'found':
      return unfinished[found ?? 'draft'].title;
    case 'copied':
      return copy.done;
    case 'not copied':
      return copy.failed;
    default:
      return '';
  }
}

/** A message by email, for those whose form could not be sent. */
export function mailText(labels: Record<FieldName, { label: string }>, values: Values): string {
  const lines = FIELDS.filter((name) => name !== 'message' && values[name].trim() !== '');
  return [...lines.map((name) => `${labels[name].label}: ${values[name]}`), '', values.message].join('\n');
}

function waitText(words: EnquiryWords['failed']['wait'], seconds: number | undefined): string {
  if (seconds === undefined) return words.unknown;
  if (seconds === 1) return words.second;
  if (seconds <= LONGEST_IN_SECONDS) return fillIn(words.seconds, { count: seconds });
  return fillIn(words.minutes, { count: grouped(Math.ceil(seconds / 60)) });
}

function grouped(count: number): string {
  return count.toLocaleString('en-IN');
}
