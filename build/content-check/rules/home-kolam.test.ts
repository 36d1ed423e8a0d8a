import { expect, test } from 'vitest';
import { SpoiltContent } from '../../../tests/support/spoilt-content.ts';

const HOME = 'pages/home.yaml';

test('an outline that the line of Home cannot leave at its foot is named with those that it can', () => {
  const content = new SpoiltContent();
  const line = content.put(HOME, 'kolam.outline', 'fort');
  const [problem, ...others] = content.problems();
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: HOME, line, field: 'kolam.outline', found: '"fort" (text)' });
  expect(problem?.expected).toMatch(/^on Home, an outline that has a dot in the middle .*\bdiamond\b/);
});

test('one of those that are named is right', () => {
  const content = new SpoiltContent();
  content.put(HOME, 'kolam.outline', 'fort');
  const able = content.problems()[0]?.expected.split(': ')[1]?.split(', ') ?? [];
  expect(able.length).toBeGreaterThan(0);
  for (const outline of able) {
    content.put(HOME, 'kolam.outline', outline);
    expect(content.problems(), outline).toEqual([]);
  }
});
