import { expect, test } from 'vitest';
import { problemsIn, sampleCopy, setField } from '../../tests/support/content-copy.ts';

const FILE = 'pages/success-stories.yaml';
const RESULTS = ['stories', 'items', 0, 'results'];

test.each([
  [{ claims: [{ percent: 80, change: 'up', label: 'efficiency', sample: true }] }],
  [{ testimonial: { quote: 'Nobody waits for a call back any more.', name: 'Sample Client', role: 'Owner' } }],
])('results of a story are not drawn beside a figure or a quotation: %o', (others) => {
  const data = sampleCopy(FILE);
  const results = { claims: [], points: ['A missing tube is noticed at once.'], drawing: 'named-rider' };
  setField(data, RESULTS, results);
  expect(problemsIn(FILE, data)).toEqual([]);
  setField(data, RESULTS, { ...results, ...others });
  expect(problemsIn(FILE, data)).toMatchObject([
    { field: [...RESULTS, 'drawing'], expected: 'left out where there are figures or a quotation' },
  ]);
});
