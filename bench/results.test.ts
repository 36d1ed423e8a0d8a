import { expect, test } from 'vitest';
import { heaviestPages } from './heaviest-pages.ts';
import { isMarkedOlder, markedOlder, median, recordedWeights, resultsPage } from './results.ts';

function page(name: string, sent: number, largestPaint = 900, blocked = 0) {
  return { page: name, address: '', loads: [{ sent, unpacked: sent * 4, largestPaint, shift: 0, blocked }] };
}
const reference = page('reference', 3000, 800, 60);
const text = resultsPage({
  facts: ['today'],
  reference,
  pages: [page('/', 9000, 1000), page('/about', 8000, 800, 51)],
});

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 2, 4, 8], 6],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('what is over its limit is bold, but not on the reference page', () => {
  const bold = text.split('\n').map((line) => [...line.matchAll(/\*\*(\S+)\*\*/g)].map(([, figure]) => figure));
  expect(bold.filter(({ length }) => length > 0)).toEqual([['1.25'], ['51']]);
});

test('the weights of pages are read from the results, whatever was measured beside them', () => {
  expect(recordedWeights(text)).toEqual({ '/': 36_000, '/about': 32_000 });
});

test('results are marked once, below their title', () => {
  const marked = markedOlder(text);
  expect([isMarkedOlder(text), isMarkedOlder(marked)]).toEqual([false, true]);
  expect(markedOlder(marked)).toBe(marked);
  expect(marked.split('\n')[2]).toMatch(/^Measured on an older state: /);
});

test('the heaviest page of each folder is chosen, and those that are wanted', () => {
  const pages = [page('/', 9), page('/about', 8), page('/a/one', 1), page('/a/two', 2), page('/b/one', 3)];
  expect(heaviestPages(pages, ['/']).map(({ page }) => page)).toEqual(['/', '/a/two', '/b/one']);
});
