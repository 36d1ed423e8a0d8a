import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { collections } from '../src/schemas/collections.ts';
import { AN_INDUSTRY } from '../tests/support/spoilt-content.ts';
import { generatedPage, generatedPages } from './generated-pages.ts';

const MODEL = readFileSync(`src/content/${AN_INDUSTRY}`, 'utf8');

test('a generated page has the right shape, words of its own and no place in a menu', () => {
  const page = collections.industries.schema.parse(parse(generatedPage(MODEL, 7)));
  expect(page).toMatchObject({ title: 'Trade 7', seo: { title: 'Software for trade 7' } });
  expect(page.seo.description).toContain('Page 7');
  expect(page.menu.order).toBeUndefined();
  expect(page.challenges).toEqual(collections.industries.schema.parse(parse(MODEL)).challenges);
});

test('each generated page is a file named after its title', () => {
  expect(Object.keys(generatedPages(2))).toEqual([
    'src/content/industries/trade-1.yaml',
    'src/content/industries/trade-2.yaml',
  ]);
});
