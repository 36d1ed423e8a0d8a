import { expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

test('a sitemap has the address of each page, and the time of its last change where that is known', () => {
  const pages = [
    { path: '/services/data-ai', changed: undefined },
    { path: '/', changed: new Date('2026-05-04T09:30:00Z') },
  ];
  expect(sitemap('https://neithal.in', pages)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://neithal.in/</loc><lastmod>2026-05-04T09:30:00.000Z</lastmod></url>
<url><loc>https://neithal.in/services/data-ai</loc></url>
</urlset>
`);
});
