import { expect, test } from 'vitest';
import { problemsIn, sampleCopy, setField } from '../../tests/support/content-copy.ts';

const FILE = 'pages/success-stories.yaml';
const RESULTS = ['stories', 'items', 0, 'results'];

test('results of a story are drawn beside what is quoted, and not beside a figure', () => {
  const data = sampleCopy(FILE);
  const results = { claims: [], points: ['A missing tube is noticed at once.'], drawing: 'named-rider' };
  const testimonial = { quote: 'Nobody waits for a call back any more.', name: 'Sample Client', role: 'Owner' };
  setField(data, RESULTS, { ...results, testimonial });
  expect(problemsIn(FILE, data)).toEqual([]);
  setField(data, RESULTS, { ...results, claims: [{ percent: 80, change: 'up', label: 'efficiency', sample: true }] });
  expect(problemsIn(FILE, data)).toMatchObject([
    { field: [...RESULTS, 'drawing'], expected: 'left out where there are figures' },
  ]);
});
