import { writeFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { FIELDS } from '../src/lib/forms/fields.ts';
import type { Message, Status } from './store.ts';

/** A mail server may be away for a while before somebody should look. In milliseconds. */
const USUAL_WAIT = 60 * 60 * 1000;

/** What to do with a message that is not mailed. */
const HINTS: Record<Exclude<Status, 'sent'>, string> = {
  waiting: 'is tried again by itself',
  sending: 'is under way',
  uncertain: 'look for its reference in the mailbox: "confirm" if it is there, "retry" if not',
  failed: '"retry" when the reason is gone',
  held: 'looks like a robot\'s: "retry" mails it, "forget" erases it, "forget held" erases all of them',
};

/**
 * What is not mailed, a line each, and how many messages there are.
 * @param open messages that are not mailed, oldest first
 * @returns the text, and whether nobody has to do anything
 */
export function listMessages(open: Message[], counts: Partial<Record<Status, number>>, now = Date.now()) {
  const lines = open.map(({ received, reference, status, form, email, problem }) =>
    [new Date(received).toISOString().slice(0, 16), reference, status.padEnd(9), form.padEnd(10), email, problem].join(
      '  ',
    ),
  );
  const statuses = Object.entries(counts).map(([status, count]) => `${count} ${status}`);
  const hints = Object.entries(HINTS).filter(([status]) => counts[status as Status]);
  const isCalm = open.every(({ status, received }) => status === 'waiting' && now - received < USUAL_WAIT);
  const text = [
    ...lines,
    `${statuses.join(', ') || 'No messages'}.`,
    ...hints.map(([status, hint]) => `- ${status}: ${hint}`),
  ];
  return { text: text.join('\n'), isCalm };
}

/**
 * Writes messages into a new file that nobody else may read, in the format that its name ends in.
 * @returns how many
 * @throws if the name ends otherwise or the file is there already
 */
export function exportMessages(messages: Message[], file: string): number {
  const rows = messages.map(({ reference, form, received, status, problem, fields }) => ({
    reference,
    form,
    received: new Date(received).toISOString(),
    status,
    problem,
    ...Object.fromEntries(FIELDS.map((name) => [name, fields[name] ?? ''])),
  }));
  const texts: Record<string, () => string> = {
    json: () => `${JSON.stringify(rows, null, 2)}\n`,
    // Spreadsheets read UTF-8 by its mark, and take what begins with = for a formula, which a visitor could have written.
    csv: () => stringify(rows, { header: true, bom: true, escape_formulas: true }),
  };
  const text = texts[file.split('.').at(-1) ?? ''];
  if (!text) throw new Error(`${file} must end in .csv or .json.`);
  writeFileSync(file, text(), { flag: 'wx', mode: 0o600 });
  return rows.length;
}
