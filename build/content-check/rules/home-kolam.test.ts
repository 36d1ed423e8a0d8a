import { expect, test } from 'vitest';
import { SpoiltContent } from '../../../tests/support/spoilt-content.ts';

const HOME = 'pages/home.yaml';

test('an outline that is not as high as wide is named on Home with those that are', () => {
  const content = new SpoiltContent();
  const line = content.put(HOME, 'kolam.outline', 'belt');
  const [problem, ...others] = content.problems();
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: HOME, line, field: 'kolam.outline', found: '"belt" (text)' });
  expect(problem?.expected).toMatch(/^on Home, an outline of one line .*\bdiamond\b/);
});

test('one of those that are named is right', () => {
  const content = new SpoiltContent();
  content.put(HOME, 'kolam.outline', 'belt');
  const able = content.problems()[0]?.expected.split(': ')[1]?.split(', ') ?? [];
  expect(able.length).toBeGreaterThan(0);
  for (const outline of able) {
    content.put(HOME, 'kolam.outline', outline);
    expect(content.problems(), outline).toEqual([]);
  }
});
