import { describe, expect, test } from 'vitest';
import { all, builtPage, linksIn, mainOf, textOf } from '../support/built-page.ts';
import { sitemap } from '../support/sitemap.ts';

/** From sentences of so many other pages a page is reached. Home is behind the logo of every page. */
const FEWEST = 3;
/** More links than these, and a page sends its reader away. */
const MOST = 5;

/** The pages that are linked to in sentences: in a paragraph that says more than its links. */
function linkedInSentences(address: string): string[] {
  const paragraphs = all(mainOf(builtPage(address)), 'p, dd').filter((paragraph) => {
    const labels = linksIn(paragraph).map(({ label }) => label);
    return labels.length > 0 && textOf(paragraph).length > labels.join('').length + labels.length;
  });
  const paths = paragraphs.flatMap((paragraph) => linksIn(paragraph).map(({ href }) => href.replace(/#.*/, '')));
  return paths.filter((path) => path.startsWith('/'));
}

test.each(sitemap)('no sentence of %s leads to the page itself', (address) => {
  expect(linkedInSentences(address)).not.toContain(address);
});

// A copied page has its model's links, and nothing leads to it before someone writes that.
describe('the links in sentences are its own', () => {
  const links = new Map(sitemap.map((address) => [address, linkedInSentences(address)]));

  test.each(sitemap.filter((address) => address !== '/'))(`${FEWEST} pages or more lead to %s`, (address) => {
    const sources = sitemap.filter((source) => source !== address && links.get(source)?.includes(address));
    expect(sources.length, sources.join(' ')).toBeGreaterThanOrEqual(FEWEST);
  });

  test.each(sitemap)(`no more than ${MOST} lead away from %s, each to another page`, (address) => {
    const paths = links.get(address) ?? [];
    expect(paths.length).toBeLessThanOrEqual(MOST);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
