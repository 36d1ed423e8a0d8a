import { expect, test } from 'vitest';
import { stillNeeded } from './still-needed.ts';

const RELEASE: Record<string, string> = {
  'index.html': '<link href="/_astro/page.a1.css"><img src="/_astro/meena.b2.webp">',
  'index.html.br': '…',
  '_astro/page.a1.css': '@font-face { src: url(/_astro/fonts/anek.c3.woff2) }',
  '_astro/page.a1.css.br': '…',
  '_astro/fonts/anek.c3.woff2': '…',
  '_astro/meena.b2.webp': '…',
  '_astro/fonts/anek.of-the-release-before.woff2': '…',
};

test('an open page keeps its styles with their copies, its pictures, and the font that its styles name', () => {
  expect(stillNeeded(Object.keys(RELEASE), (file) => RELEASE[file] ?? '')).toEqual([
    '_astro/page.a1.css',
    '_astro/page.a1.css.br',
    '_astro/fonts/anek.c3.woff2',
    '_astro/meena.b2.webp',
  ]);
});
