import { describe, expect, test } from 'vitest';
import { LIMITS, LONGEST_BODY } from './fields.ts';
import { problemsOf } from './received.ts';

const MESSAGE = { email: 'meena@example.org', message: 'One' };

describe('what an endpoint receives', () => {
  test.each([
    [
      { email: '', message: ' ' },
      { email: { kind: 'missing' }, message: { kind: 'missing' } },
    ],
    [{ email: 'meena@', message: 'x' }, { email: { kind: 'malformed' } }],
    [{ email: 'meena@example.org, all@example.org', message: 'x' }, { email: { kind: 'malformed' } }],
    [{ ...MESSAGE, message: 'x'.repeat(10_001) }, { message: { kind: 'long', length: 10_001 } }],
    [{ email: 'meena@example.org' }, {}],
    [{}, { email: { kind: 'missing' } }],
  ])('is judged as the form judges it: %j', (fields, problems) => {
    expect(problemsOf(fields)).toEqual(problems);
  });

  test.each(['நி', '👩🏽‍❤️‍💋‍👨🏿', 'क्ष्म्य'])('may be as long as the form says, in letters such as %s', (letter) => {
    const most = Object.fromEntries(Object.entries(LIMITS).map(([name, limit]) => [name, letter.repeat(limit)]));
    const fields = { ...most, email: MESSAGE.email };
    expect(problemsOf(fields)).toEqual({});
    expect(new URLSearchParams(fields).toString().length).toBeLessThan(LONGEST_BODY);
  });

  test('cannot hide a book in ten thousand letters', () => {
    const { message } = problemsOf({ ...MESSAGE, message: `a${'\u0301'.repeat(200_000)}` });
    expect(message).toMatchObject({ kind: 'long' });
  });
});
