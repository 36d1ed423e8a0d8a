import { describe, expect, test } from 'vitest';
import { linkedInSentences } from '../support/running-links.ts';
import { sitemap } from '../support/sitemap.ts';

/** From sentences of so many other pages a page is reached. Home is behind the logo of every page. */
const FEWEST = 3;
/** More links than these, and a page sends its reader away. */
const MOST = 5;

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
