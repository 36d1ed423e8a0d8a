import { expect, test } from 'vitest';
import { breadcrumbs } from './breadcrumbs.ts';

test('the way to a page of a family begins at Home and has no step without an address', () => {
  expect(breadcrumbs('Home', { path: '/services/data-ai', data: { title: 'Data & AI' } })).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Data & AI', path: '/services/data-ai' },
  ]);
});

test('there is no way to Home, nor to what is not found', () => {
  expect(breadcrumbs('Home', { path: '/', data: { seo: {} } })).toEqual([]);
  expect(breadcrumbs('Home', undefined)).toEqual([]);
});
