import { expect, test } from 'vitest';
import { readSite } from '../../../build/content-files.ts';
import { SAMPLE } from '../../../tests/support/sample.ts';
import { tabTitle } from './document.ts';

const site = { ...readSite(SAMPLE), name: 'Neithal' };

test("the text of the browser's tab begins with the company on Home", () => {
  expect(tabTitle('IT services', site, '/')).toBe('Neithal: IT services');
});

test("the text of the browser's tab ends with the company elsewhere", () => {
  expect(tabTitle('About us', site, '/about')).toBe('About us | Neithal');
  expect(tabTitle('Page not found', site, undefined)).toBe('Page not found | Neithal');
});
