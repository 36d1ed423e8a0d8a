import { expect, test } from 'vitest';
import { all, builtPage, linksIn, one } from '../support/built-page.ts';
import { MENUS } from './contract.ts';

const LISTS = [
  MENUS.Industries.slice(0, 4),
  MENUS.Services.slice(0, 4),
  [
    { label: 'About Us', href: '/about' },
    { label: 'Contact Us', href: '/contact' },
  ],
];

test('§2.2, §9 Drawer: lists the first 4 industries and services, About Us and Contact Us, and no more', () => {
  const header = one(builtPage('/').root, 'body > header');
  const drawer = one(header, 'dialog');
  expect(linksIn(drawer)).toEqual(LISTS.flat());
  expect(all(drawer, 'ul').slice(0, 2).map(linksIn)).toEqual(LISTS.slice(0, 2));
});
