import { expect, test } from 'vitest';
import { sitemapProblems } from '../tests/support/sitemap-schema.ts';
import { sitemap } from './sitemap.ts';

const pages = [
  { path: '/', changed: new Date('2026-05-04T09:30:00Z') },
  { path: '/services/data-ai', changed: undefined },
];

test('a sitemap has the address of each page, and the time of its last change where that is known', () => {
  const text = sitemap('https://neithal.in', pages);
  expect(text).toContain('<url><loc>https://neithal.in/</loc><lastmod>2026-05-04T09:30:00.000Z</lastmod></url>');
  expect(text).toContain('<url><loc>https://neithal.in/services/data-ai</loc></url>');
});

test('a sitemap follows the schema of its protocol, and the schema notices what does not', async () => {
  const text = sitemap('https://neithal.in', pages);
  expect(await sitemapProblems(text)).toEqual([]);
  expect(await sitemapProblems(text.replace('2026-05-04', '4 May 2026'))).not.toEqual([]);
});
