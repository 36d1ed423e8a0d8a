import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageSources } from './page-sources.ts';

test('a page of a family says what its content, its route, its sections and their components say', () => {
  const files = pageSources('/services/data-ai');
  expect(files).toEqual(
    expect.arrayContaining([
      'src/content/services/data-ai.yaml',
      'src/pages/services/[slug].astro',
      'src/sections/Solutions.tsx',
      'src/components/ground/Section.tsx',
    ]),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('what stands around every page, and what only this page lacks, is no source of it', () => {
  const files = pageSources('/about').join('\n');
  expect(files).not.toMatch(/Document|SiteHeader|SiteFooter|\.css|src\/lib/);
  expect(files).not.toContain('CaseStudies');
});

test('Home has its own route', () => {
  expect(pageSources('/').slice(0, 2)).toEqual(['src/content/pages/home.yaml', 'src/pages/index.astro']);
});

test('a path without a page has no sources', () => {
  expect(() => pageSources('/services')).toThrow('Nothing makes a page with the path /services.');
});
