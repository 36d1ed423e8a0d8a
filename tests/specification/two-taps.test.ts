import { expect, test } from 'vitest';
import { builtPage, linksIn, one } from '../support/built-page.ts';
import { sitemap } from '../support/sitemap.ts';

/** The pages to which a page leads without its menus: on a phone those lie in the drawer, which names four of each kind. */
function reachedFrom(address: string): string[] {
  const { root } = builtPage(address);
  const links = [...linksIn(one(root, 'main')), ...linksIn(one(root, 'body > footer'))];
  return links.map(({ href }) => href.replace(/#.*/, '')).filter((path) => sitemap.includes(path));
}

const first = new Set(reachedFrom('/'));
const second = new Set([...first].flatMap(reachedFrom));

test.each(sitemap.filter((address) => address !== '/'))(
  '%s is at most two taps away from Home, without the drawer',
  (address) => {
    expect([...first, ...second]).toContain(address);
  },
);
