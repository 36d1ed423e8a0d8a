import { describe, expect, test } from 'vitest';
import { LIMITS } from '../src/lib/forms/fields.ts';
import { isSubmission, readSubmission, type Submission } from './submission.ts';

const REFERENCE = '0123456789abcdef0123456789abcdef';
const GOOD = { reference: REFERENCE, email: 'meena@example.org', message: 'Hello', firstName: '', _gotcha: '' };

const read = (fields: Record<string, string>) => readSubmission(new URLSearchParams({ ...GOOD, ...fields }));

function submission(fields: Record<string, string>): Submission {
  const result = read(fields);
  if (!isSubmission(result)) throw new Error(JSON.stringify(result));
  return result;
}

describe('what a form sends', () => {
  test('is read with what is filled in', () => {
    const { form, fields, reference, suspicion } = submission({ phone: '+91 44 5550 0100' });
    expect(fields).toEqual({ email: 'meena@example.org', phone: '+91 44 5550 0100', message: 'Hello' });
    expect([form, reference, suspicion]).toEqual(['enquiry', REFERENCE, '']);
  });

  test('is the newsletter where there is no message', () => {
    const body = new URLSearchParams({ email: 'meena@example.org' });
    expect(readSubmission(body)).toMatchObject({ form: 'newsletter', reference: undefined });
  });

  test.each([
    ['email', '', 'missing'],
    ['email', 'meena', 'malformed'],
    ['email', 'meena@example.org, other@example.org', 'malformed'],
    ['message', ' \r\n', 'missing'],
    ['message', 'x'.repeat(LIMITS.message + 1), 'long'],
    ['subject', 'Hello\r\nBcc: other@example.org', 'malformed'],
    ['firstName', 'Meena\nX: y', 'malformed'],
    ['email', 'meena@example.org\r\nBcc: other@example.org', 'malformed'],
  ])('is refused for the %s %j: %s', (name, value, kind) => {
    expect(read({ [name]: value })).toMatchObject({ [name]: { kind } });
  });

  test('may be as long in Tamil as in English', () => {
    expect(submission({ message: 'நி'.repeat(LIMITS.message) }).fields.message).toHaveLength(2 * LIMITS.message);
  });

  test('says the same with scripts and without, where lines end otherwise', () => {
    expect(submission({ message: 'One\r\ntwo' }).digest).toBe(submission({ message: 'One\ntwo' }).digest);
    expect(submission({ message: 'One' }).digest).not.toBe(submission({ message: 'Two' }).digest);
  });

  test('may come from a domain in Tamil', () => {
    expect(submission({ email: 'meena@உதாரணம்.example' }).email).toBe('meena@xn--zkc6cc5bi7f6e.example');
  });

  test('is a robot’s where a field is filled in that people do not see', () => {
    expect(submission({ _gotcha: 'x' }).suspicion).not.toBe('');
  });

  test.each(['<a@b>', 'x', 'uncertain', '--version', REFERENCE.toUpperCase()])(
    'has no reference in %j',
    (reference) => {
      expect(submission({ reference }).reference).toBeUndefined();
    },
  );
});
