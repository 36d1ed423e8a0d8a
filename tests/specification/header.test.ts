import { expect, test } from 'vitest';
import { all, attributeOf, builtPage, linksIn, one, textOf, textsOf } from '../support/built-page.ts';
import { NOWHERE } from '../support/sitemap.ts';
import { wholeWordsOf } from '../support/words.ts';
import { ADDRESSES, type Entry, MENUS, NAMED } from './contract.ts';

const { name: company } = wholeWordsOf('site');
const headerOf = (address: string) => one(builtPage(address).root, 'body > header');
const ENTRIES = Object.entries<readonly Entry[]>(MENUS);

/** The menu that a button of the header opens, and the entries of it. */
function menuOf(name: string) {
  const header = headerOf('/');
  const buttons = all(header, 'nav button').filter((button) => textOf(button) === name);
  const [id = 'none'] = buttons.map((button) => attributeOf(button, 'popovertarget'));
  expect(buttons).toHaveLength(1);
  return one(header, `[id="${id}"]`);
}

test('§2.2 Header: the logo bears the name and links to /', () => {
  const [logo] = all(headerOf('/contact'), 'a').filter((link) => textOf(link).includes(company));
  expect(logo && attributeOf(logo, 'href')).toBe('/');
});

test.each(ENTRIES)('§2.2 Header: the menu %s leads to these pages, in this order', (name, entries) => {
  const menu = menuOf(name);
  const expected = entries.map(({ label, href }) => ({ label, href }));
  const links = all(menu, 'a').map((link) => ({ label: textOf(one(link, 'b')), href: attributeOf(link, 'href') }));
  expect(links, NAMED).toEqual(expected);
});

test('§2.2 Header: has a link to /about and a Contact Us button that links to /contact, and no more', () => {
  const header = headerOf('/');
  const [bar = header] = all(header, 'nav');
  expect(textsOf(all(bar, 'button'))).toEqual(Object.keys(MENUS));
  const inMenus = Object.keys(MENUS).flatMap((name) => linksIn(menuOf(name)));
  expect(linksIn(bar).slice(inMenus.length)).toEqual([
    { label: 'About Us', href: '/about' },
    { label: 'Contact Us', href: '/contact' },
  ]);
});

test.each([...ADDRESSES, NOWHERE])('§2.2 Header: stands on %s as on every page', (address) => {
  const hrefs = (entries: readonly Entry[]) => entries.map(({ href }) => href);
  const menus = ENTRIES.flatMap(([, entries]) => hrefs(entries));
  const drawer = [...hrefs(MENUS.Industries.slice(0, 4)), ...hrefs(MENUS.Services.slice(0, 4)), '/about', '/contact'];
  const header = headerOf(address);
  const links = linksIn(header).map(({ href }) => href);
  expect(links, NAMED).toEqual(['#content', '/', ...menus, '/about', '/contact', ...drawer]);
  expect(textOf(header)).toContain(company);
});
