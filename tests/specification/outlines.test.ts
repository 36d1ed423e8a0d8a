import { expect, test } from 'vitest';
import { valueAt } from '../../build/content-check/report/source.ts';
import { contentCopy } from '../support/content-copy.ts';
import { MENUS } from './contract.ts';

/** The files of the pages that stand in a menu of their own folder. */
const FAMILIES = [MENUS.Industries, MENUS.Services, MENUS.Expertise, MENUS.Insights].map((menu) =>
  menu.map(({ href }) => `${href.slice(1)}.yaml`.replace(/^insights/, 'pages')),
);

test.each(FAMILIES)('the kolam of %s has an outline of its own among its family', (...files) => {
  const outlines = files.map((file) => valueAt(contentCopy(file), ['kolam', 'outline']));
  expect(outlines).not.toContain(undefined);
  expect(new Set(outlines).size).toBe(files.length);
});
