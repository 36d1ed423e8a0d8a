import { describe, expect, test } from 'vitest';
import type { FieldPath } from '../../build/content-check/report/problem.ts';
import { valueAt } from '../../build/content-check/report/source.ts';
import { problemsIn, sampleCopy, setField } from '../../tests/support/content-copy.ts';

/** The lists of sections, and how many entries their design can show. */
const LISTS: { file: string; list: FieldPath; most: number }[] = [
  { file: 'pages/home.yaml', list: ['figures', 'items'], most: 7 },
  { file: 'pages/home.yaml', list: ['services', 'items'], most: 9 },
  { file: 'pages/home.yaml', list: ['industries', 'items'], most: 9 },
  { file: 'pages/home.yaml', list: ['projects', 'items'], most: 8 },
  { file: 'pages/home.yaml', list: ['testimonials', 'items'], most: 7 },
  { file: 'pages/about.yaml', list: ['timeline', 'items'], most: 20 },
  { file: 'pages/blogs.yaml', list: ['articles', 'items'], most: 12 },
  { file: 'pages/success-stories.yaml', list: ['stories', 'items'], most: 9 },
  { file: 'pages/case-studies.yaml', list: ['caseStudies', 'items'], most: 9 },
  { file: 'pages/solutions.yaml', list: ['solutions', 'items'], most: 9 },
];
/** What a company may be without. */
const SECTIONS: [file: string, sections: FieldPath[]][] = [
  ['pages/home.yaml', [['figures'], ['order'], ['services'], ['industries'], ['projects'], ['testimonials']]],
  ['pages/about.yaml', [['specimen'], ['timeline'], ['purpose']]],
  [
    'pages/about.yaml',
    [
      ['purpose', 'mission'],
      ['purpose', 'vision'],
    ],
  ],
  ['pages/contact.yaml', [['specimen'], ['nextSteps'], ['engagement']]],
  ['pages/blogs.yaml', [['specimen'], ['newsletter']]],
  [
    'navigation.yaml',
    [
      ['footer', 'newsletter'],
      ['footer', 'services'],
      ['footer', 'legal'],
    ],
  ],
];

describe.each(LISTS)('$file: $list', ({ file, list, most }) => {
  const problemsWith = (count: number) => {
    const data = sampleCopy(file);
    const entries = valueAt(data, list);
    if (!Array.isArray(entries)) throw new Error(`There is no list ${list}.`);
    setField(
      data,
      list,
      Array.from({ length: count }, (_, index) => entries[index % entries.length]),
    );
    return problemsIn(file, data);
  };

  test(`has one to ${most} entries`, () => {
    for (const count of [1, 2, most]) expect(problemsWith(count)).toEqual([]);
    const found = `${most + 1} entries`;
    expect(problemsWith(most + 1)).toEqual([{ field: list, found, expected: `at most ${most} entries` }]);
  });

  test('is left out whole where there is none', () => {
    const expected = 'at least 1 entry; without any, leave out the whole section';
    expect(problemsWith(0)).toEqual([{ field: list, found: 'a list of 0 entries', expected }]);
  });
});

test.each(SECTIONS)('%s can be without %s', (file, sections) => {
  const data = sampleCopy(file);
  for (const section of sections) {
    const group = valueAt(data, section.slice(0, -1));
    if (typeof group === 'object' && group !== null) Reflect.deleteProperty(group, section.at(-1) ?? '');
  }
  expect(problemsIn(file, data)).toEqual([]);
});

test('a company may be in no social network', () => {
  const data = sampleCopy('site.yaml');
  setField(data, ['social'], []);
  expect(problemsIn('site.yaml', data)).toEqual([]);
});

describe('the stars of a testimonial', () => {
  const problemsWith = (rating: unknown) => {
    const data = sampleCopy('pages/home.yaml');
    setField(data, ['testimonials', 'items', 0, 'rating'], rating);
    return problemsIn('pages/home.yaml', data).map(({ expected }) => expected);
  };

  test.each([1, 4, 5, undefined])('may be %s', (rating) => {
    expect(problemsWith(rating)).toEqual([]);
  });

  test.each([
    [0, 'a number of at least 1'],
    [6, 'a number of at most 5'],
    [4.5, 'a whole number'],
  ])('are not %s', (rating, expected) => {
    expect(problemsWith(rating)).toEqual([expected]);
  });
});
