import { expect, test } from 'vitest';
import { all, attributesOf, builtPage, mainOf } from '../support/built-page.ts';
import { everywhere } from '../support/sitemap.ts';

test.each(everywhere)(
  '%s says its language, has one main part, and headings that go down level by level',
  (address) => {
    const page = builtPage(address);
    expect(attributesOf(all(page.root, 'html'), 'lang')).toEqual(['en-IN']);
    expect(all(page.root, 'body > header nav, body > footer nav').length).toBeGreaterThan(1);
    const levels = all(mainOf(page), 'h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toEqual(levels.slice(0, 1));
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  },
);

// Safari takes a thickness or a colour only by its own name, and would leave out the whole line.
test.each(everywhere)('links of %s are underlined in Safari, too', (address) => {
  const shorthands = builtPage(address).html.match(/text-decoration:[^;}]*/g) ?? [];
  expect(shorthands.length).toBeGreaterThan(0);
  expect(shorthands.filter((one) => !/^text-decoration:(inherit|none|underline)$/.test(one))).toEqual([]);
});
