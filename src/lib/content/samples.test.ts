import { expect, test } from 'vitest';
import { hasSample, offersIn } from './samples.ts';

test('content has a sample wherever in it an entry is marked', () => {
  expect(hasSample({ title: 'About', story: { paragraphs: ['One'], sample: true } })).toBe(true);
  expect(hasSample({ projects: { items: [{ title: 'A' }, { title: 'B', record: { sample: true } }] } })).toBe(true);
  expect(hasSample({ title: 'About', sample: undefined, figures: [{ value: '4' }] })).toBe(false);
  expect(hasSample('sample')).toBe(false);
});

test('all offers are found that content names', () => {
  const page = { closing: { offer: 'first-look' }, engagement: { terms: [{ offer: 'source-code' }] } };
  expect(offersIn(page)).toEqual(['first-look', 'source-code']);
});
