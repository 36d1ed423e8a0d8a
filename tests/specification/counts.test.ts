import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FieldPath } from '../../build/content-check/report/problem.ts';
import { valueAt } from '../../build/content-check/report/source.ts';
import { CONTENT_FOLDER } from '../../build/content-files.ts';
import { contentCopy } from '../support/content-copy.ts';

const HOME = 'pages/home.yaml';

/** The lists whose length the specification fixes. */
const COUNTS: { what: string; file: string; list: FieldPath; count: number }[] = [
  { what: 'buttons at the top of Home', file: HOME, list: ['welcome', 'actions'], count: 2 },
  { what: 'service cards on Home', file: HOME, list: ['services', 'items'], count: 9 },
  ...Array.from({ length: 9 }, (_, card) => ({
    what: `features of service card ${card + 1}`,
    file: HOME,
    list: ['services', 'items', card, 'features'],
    count: 4,
  })),
  { what: 'industries on Home', file: HOME, list: ['industries', 'items'], count: 9 },
  { what: 'projects on Home', file: HOME, list: ['projects', 'items'], count: 6 },
  { what: 'testimonials on Home', file: HOME, list: ['testimonials', 'items'], count: 3 },
  { what: 'figures on Home', file: HOME, list: ['figures', 'items'], count: 4 },
  { what: 'figures on Healthcare', file: 'industries/healthcare.yaml', list: ['figures', 'items'], count: 4 },
  { what: 'years of the timeline', file: 'pages/about.yaml', list: ['timeline', 'items'], count: 7 },
  { what: 'articles', file: 'pages/blogs.yaml', list: ['articles', 'items'], count: 6 },
  { what: 'client stories', file: 'pages/success-stories.yaml', list: ['stories', 'items'], count: 5 },
  { what: 'case studies', file: 'pages/case-studies.yaml', list: ['caseStudies', 'items'], count: 4 },
  { what: 'solutions', file: 'pages/solutions.yaml', list: ['solutions', 'items'], count: 9 },
  { what: 'short stories on CRM', file: 'expertise/crm.yaml', list: ['stories', 'items'], count: 3 },
];

describe('a count that the specification fixes, and the schema does not:', () => {
  test.each(COUNTS)('$count $what', ({ file, list, count }) => {
    expect(valueAt(contentCopy(file), list)).toHaveLength(count);
  });

  test.each(globSync('{industries,services,expertise}/*.yaml', { cwd: CONTENT_FOLDER }))(
    'six solutions and three related pages in %s',
    (file) => {
      const page = contentCopy(file.replaceAll('\\', '/'));
      expect(valueAt(page, ['solutions', 'items'])).toHaveLength(6);
      expect(valueAt(page, ['related', 'pages'])).toHaveLength(3);
    },
  );
});

test('the company is in social networks', () => {
  expect(valueAt(contentCopy('site.yaml'), ['social'])).toHaveLength(4);
});
