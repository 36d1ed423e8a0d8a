import { expect, test } from 'vitest';
import { compact } from './compact.ts';

/** What becomes of a sheet on a page with these elements. */
function shortened(css: string, elements = '', kept: string[] = []): string {
  return compact(`<style></style>${elements}`, css, new Set(kept));
}

test('custom properties have short names, the same for the same, except those that others refer to', () => {
  const css = ':root{--gutter:1rem;--color-dot:red}p{margin:var(--gutter);color:var(--color-dot,var(--ink))}';
  expect(shortened(css, '', ['--color-dot'])).toBe(
    '<style>:root{--a:1rem;--color-dot:red}p{margin:var(--a);color:var(--color-dot,var(--b))}</style>',
  );
});

test('no two custom properties have the same name, however many there are', () => {
  const names = Array.from({ length: 800 }, (_, index) => `--property-${index}`);
  const short = shortened(`:root{${names.map((name) => `${name}:0`).join(';')}}`).match(/--[\w-]+/g);
  expect(new Set(short).size).toBe(names.length);
});

test('what must stay apart does', () => {
  expect(shortened('a b{width:calc(1px + 2 * 3px - 4px);margin:1px 2px}')).toContain(
    'a b{width:calc(1px + 2*3px - 4px);margin:1px 2px}',
  );
});

test('classes have short names, in the page as in its sheet', () => {
  const page = shortened(
    '.note{margin:.5rem}.card:has(.note){.note{color:red}}',
    '<p class="card"><b class="note"></b></p>',
  );
  expect(page).toBe('<style>.b{margin:.5rem}.a:has(.b){.b{color:red}}</style><p class="a"><b class="b"></b></p>');
});

test('a class that no rule names is left out', () => {
  const page = shortened('.note{margin:.5rem}', '<p class="card note"><b class="wide"></b></p>');
  expect(page).toBe('<style>.a{margin:.5rem}</style><p class="a"><b></b></p>');
});

test('classes keep their names where a selector knows a part of them, and on a page with scripts', () => {
  const css = '[class*=colour-]{color:red}.colour-leaf{top:0}.note{top:0}';
  expect(shortened(css, '<p class="colour-leaf note">')).toContain(
    '.colour-leaf{top:0}.a{top:0}</style><p class="colour-leaf a">',
  );
  const island = '<astro-island></astro-island><p class="note">';
  expect(shortened('.note{top:0}', island)).toBe(`<style>.note{top:0}</style>${island}`);
});
