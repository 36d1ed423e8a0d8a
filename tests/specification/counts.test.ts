import { describe, expect, test } from 'vitest';
import type { FieldPath } from '../../build/content-check/report/problem.ts';
import { valueAt } from '../../build/content-check/report/source.ts';
import { contentCopy, problemsIn, setField } from '../support/content-copy.ts';

/** The lists whose length the specification fixes. */
const COUNTS = [
  { what: 'service cards on Home', file: 'pages/home.yaml', list: ['services', 'items'], count: 9 },
  { what: 'features of a service card', file: 'pages/home.yaml', list: ['services', 'items', 0, 'features'], count: 4 },
  { what: 'industries on Home', file: 'pages/home.yaml', list: ['industries', 'items'], count: 9 },
  { what: 'projects on Home', file: 'pages/home.yaml', list: ['projects', 'items'], count: 6 },
  { what: 'testimonials on Home', file: 'pages/home.yaml', list: ['testimonials', 'items'], count: 3 },
  { what: 'figures on Home', file: 'pages/home.yaml', list: ['figures', 'items'], count: 4 },
  { what: 'years of the timeline', file: 'pages/about.yaml', list: ['timeline', 'items'], count: 7 },
  { what: 'articles', file: 'pages/blogs.yaml', list: ['articles', 'items'], count: 6 },
  { what: 'client stories', file: 'pages/success-stories.yaml', list: ['stories', 'items'], count: 5 },
  { what: 'case studies', file: 'pages/case-studies.yaml', list: ['caseStudies', 'items'], count: 4 },
  { what: 'solutions', file: 'pages/solutions.yaml', list: ['solutions', 'items'], count: 9 },
  { what: 'solutions of an industry', file: 'industries/retail.yaml', list: ['solutions', 'items'], count: 6 },
  { what: 'solutions of a service', file: 'services/data-ai.yaml', list: ['solutions', 'items'], count: 6 },
  { what: 'solutions of an expertise', file: 'expertise/crm.yaml', list: ['solutions', 'items'], count: 6 },
  { what: 'short stories on CRM', file: 'expertise/crm.yaml', list: ['stories', 'items'], count: 3 },
];

describe('a count that the specification fixes', () => {
  test.each(COUNTS)('$count $what are right, one less or more is refused', ({ file, list, count }) => {
    const expectRefusal = (change: (entries: unknown[]) => unknown) => {
      const data = contentCopy(file);
      change(entriesOf(data, list));
      expect(problemsIn(file, data)).toContainEqual({
        field: list,
        found: expect.any(String),
        expected: `exactly ${count} entries`,
      });
    };
    expect(problemsIn(file, contentCopy(file))).toEqual([]);
    expect(entriesOf(contentCopy(file), list)).toHaveLength(count);
    expectRefusal((entries) => entries.pop());
    expectRefusal((entries) => entries.push(entries[0]));
  });

  test.each([4, 6])('%i stars are refused', (rating) => {
    const data = contentCopy('pages/home.yaml');
    setField(data, ['testimonials', 'items', 0, 'rating'], rating);
    const found = `${rating} (a number)`;
    const field = ['testimonials', 'items', 0, 'rating'];
    expect(problemsIn('pages/home.yaml', data)).toEqual([{ field, found, expected: '5 (a number)' }]);
  });
});

function entriesOf(data: unknown, field: FieldPath): unknown[] {
  const entries = valueAt(data, field);
  if (!Array.isArray(entries)) throw new Error(`${field.join('.')} is no list.`);
  return entries;
}
