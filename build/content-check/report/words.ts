import type { z } from 'astro/zod';
import { suggestion } from './nearest-word.ts';
import { counted, listed, quoted, shown } from './problem.ts';

type Bounded = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

/** The name of a type: `text`, `a whole number`, `a group of fields: title and description`. */
export function kind(type: string, fields: string[], found: unknown): string {
  if (type === 'number' && /^\d+$/.test(String(found))) return 'a number, without quotation marks';
  if (type === 'object') return fields.length > 0 ? `a group of fields: ${listed(fields)}` : 'a group of fields';
  const names: Partial<Record<string, string>> = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    array: 'a list',
    tuple: 'a list',
    record: 'a group of fields',
  };
  return names[type] ?? 'another value';
}

/** More values than these hide the one that may have been meant. */
const MANY = 30;

/** The values that are allowed, with the one that may have been meant. */
export function choice(values: readonly unknown[], found: unknown): string {
  if (values.length === 1) return typeof values[0] === 'boolean' ? String(values[0]) : shown(values[0]);
  const words = values.map(String);
  const meant = typeof found === 'string' ? suggestion(found, words) : '';
  return meant !== '' && words.length > MANY
    ? `one of ${words.length} names${meant}`
    : `one of ${words.join(', ')}${meant}`;
}

/** `text of at least 3 characters`, `exactly 6 entries`, `a number of at most 9`. */
export function amount({ origin, exact }: Bounded, bound: string, limit: number | bigint): string {
  const measure = exact ? 'exactly' : bound;
  if (origin === 'string') return `text of ${measure} ${counted(Number(limit), 'character', 'characters')}`;
  if (origin === 'array') return `${measure} ${counted(Number(limit), 'entry', 'entries')}`;
  return `a number of ${measure} ${limit}`;
}

/** A value and how long it is, as the schema counts: without spaces around a text. */
export function measured(value: unknown): string {
  if (Array.isArray(value)) return counted(value.length, 'entry', 'entries');
  if (typeof value !== 'string') return shown(value);
  const text = value.trim();
  return `${quoted(text)} (${counted(text.length, 'character', 'characters')})`;
}

/** How a text must look. Our schemas say it themselves, except for email addresses. */
export function format({ format: name, message }: z.core.$ZodIssueInvalidStringFormat): string {
  if (name === 'email') return 'an email address such as name@example.com';
  return message.startsWith('Invalid') ? `text in another form (${name})` : message;
}
