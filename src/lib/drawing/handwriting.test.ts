import { expect, test } from 'vitest';
import { handwriting } from './handwriting.ts';

test('each sign begins where the one before it ends, not quite on the line', () => {
  const [one, both] = [handwriting('1'), handwriting('11')];
  const [first, second] = both?.strokes.split('M').slice(1) ?? [];
  expect(first).toBe(one?.strokes.slice(1));
  expect(second).toBe(first?.replace('0 0', `${one?.width} -0.6`));
  expect(both?.width).toBe(2 * (one?.width ?? 0));
});

test('a space has no strokes, but is as wide as one', () => {
  expect(handwriting('1 1')?.strokes.split('M')).toHaveLength(3);
  expect(handwriting('1 1')?.width).toBeGreaterThan(handwriting('11')?.width ?? Infinity);
});

test('what has a sign that the hand has not learnt is not written', () => {
  expect(handwriting('12 \u0bae')).toBeUndefined();
});
