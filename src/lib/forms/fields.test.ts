import { describe, expect, test } from 'vitest';
import { FIELDS, LIMITS, problemIn } from './fields.ts';

describe('a field', () => {
  test.each(['email', 'message'] as const)('%s must be filled in, with more than spaces', (name) => {
    expect(problemIn(name, ' \n', false)).toEqual({ kind: 'missing' });
  });

  test.each(['firstName', 'lastName', 'phone', 'company', 'subject'] as const)('%s may be empty', (name) => {
    expect(problemIn(name, '', false)).toBeUndefined();
  });

  test.each(FIELDS)('%s may be as long as its limit and no longer', (name) => {
    expect(problemIn(name, 'x'.repeat(LIMITS[name]), false)).toBeUndefined();
    expect(problemIn(name, 'x'.repeat(LIMITS[name] + 1), false)).toEqual({ kind: 'long', length: LIMITS[name] + 1 });
  });

  test('is as long as people count, not as computers do', () => {
    expect(problemIn('firstName', 'நி'.repeat(100), false)).toBeUndefined();
    expect(problemIn('firstName', 'நி'.repeat(101), false)).toEqual({ kind: 'long', length: 101 });
  });

  test('is not counted where it is longer than any that keeps to its limit', () => {
    expect(problemIn('firstName', 'நி'.repeat(801), false)).toEqual({ kind: 'long', length: 1602 });
  });

  test('may not be what the browser takes for something else', () => {
    expect(problemIn('email', 'nobody@', true)).toEqual({ kind: 'malformed' });
  });
});
