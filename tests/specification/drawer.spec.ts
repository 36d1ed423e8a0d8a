import { expect, test } from '../support/test.ts';
import { MENUS } from './contract.ts';

test.use({ viewport: { width: 360, height: 740 } });

const INDUSTRIES = MENUS.Industries.slice(0, 4);
const SERVICES = MENUS.Services.slice(0, 4);
const LINKS = [
  ...INDUSTRIES,
  ...SERVICES,
  { label: 'About Us', href: '/about' },
  { label: 'Contact Us', href: '/contact' },
];

test('§2.2, §9 Drawer: lists the first 4 industries and services, About Us and Contact Us, and no more', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu', exact: true });
  const links = drawer.getByRole('link');
  await expect(links).toHaveText(LINKS.map(({ label }) => label));
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    LINKS.map(({ href }) => href),
  );
  const lists = drawer.getByRole('list');
  await expect(lists.nth(0).getByRole('link')).toHaveText(INDUSTRIES.map(({ label }) => label));
  await expect(lists.nth(1).getByRole('link')).toHaveText(SERVICES.map(({ label }) => label));
});
