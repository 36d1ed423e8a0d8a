import { expect, test } from 'vitest';
import { entryAt, pageAt } from './pages.ts';

test.each([
  ['pages/home.yaml', '/', undefined],
  ['pages/about.yaml', '/about', undefined],
  ['pages/blogs.yaml', '/insights/blogs', 'insights'],
  ['services/data-ai.yaml', '/services/data-ai', 'services'],
  ['pages/privacy.md', '/privacy', undefined],
])('%s makes the page %s', (file, path, family) => {
  expect(pageAt(file)).toEqual({ path, family });
});

test('a text in folders makes a page below their names, and of no family', () => {
  expect(entryAt('pages/services/cloud.md')).toEqual({ collection: 'texts', id: 'services/cloud' });
  expect(pageAt('pages/services/cloud.md')).toEqual({ path: '/services/cloud', family: undefined });
});

test.each(['site.yaml', 'pages/not-found.yaml'])('%s makes no page', (file) => {
  expect(entryAt(file)).toBeDefined();
  expect(pageAt(file)).toBeUndefined();
});

test.each([
  'pages/unknown.yaml',
  'services/a/b.yaml',
  'services/.yaml',
  'services/data-ai.yml',
  'services/a.md',
  'pages/.md',
  'xservices/a.yaml',
])('%s stands at no place that is read', (file) => {
  expect(entryAt(file)).toBeUndefined();
});
