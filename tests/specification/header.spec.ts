import { linkIn, openMenu } from '../support/page.ts';
import { ask } from '../support/raw.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';
import { ADDRESSES, type Entry, MENUS, NOWHERE } from './contract.ts';

const site = wordsOf('site');

test('§2.2 Header: the logo bears the name and links to /', async ({ open }) => {
  const page = await open('/contact');
  const logo = page.getByRole('banner').getByRole('link', { name: site.name });
  await expect(logo).toContainText(site.name);
  await expect(logo).toHaveAttribute('href', '/');
});

for (const [name, entries] of Object.entries<readonly Entry[]>(MENUS)) {
  test(`§2.2 Header: the ${name} menu has ${entries.length} entries, in this order`, async ({ open }) => {
    const menu = await openMenu(await open('/'), name);
    const links = menu.getByRole('link');
    await expect(links).toHaveCount(entries.length);
    await expect(links).toContainText(entries.map(({ label }) => label));
  });

  for (const { label, href } of entries) {
    test(`§2.2 Header: the ${name} menu leads from ${label} to ${href}`, async ({ open }) => {
      const menu = await openMenu(await open('/'), name);
      await expect(linkIn(menu, label)).toBeVisible();
      await expect(linkIn(menu, label)).toHaveAttribute('href', href);
    });
  }
}

test('§2.2 Header: an address is the menu’s label in lower case with hyphens', () => {
  for (const [menu, entries] of Object.entries<readonly Entry[]>(MENUS)) {
    for (const { label, href } of entries) {
      const slug = label.toLowerCase().replace(/[^a-z0-9]+/g, '-');
      expect(href).toBe(`/${menu.toLowerCase()}/${slug}`);
    }
  }
});

test('§2.2 Header: an entry of a menu opens its page', async ({ page }) => {
  await page.goto('/');
  await linkIn(await openMenu(page, 'Services'), 'Cloud DevOps').click();
  await expect(page).toHaveURL('/services/cloud-devops');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cloud & DevOps');
});

test('§2.2 Header: has a link to /about', async ({ open }) => {
  const page = await open('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'About Us', exact: true });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', '/about');
});

test('§2.2 Header: the Contact Us button links to /contact', async ({ open }) => {
  const page = await open('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact Us', exact: true });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', '/contact');
});

test('§2.2 Header: shows logo, four menus, About Us and Contact Us, and no more', async ({ open }) => {
  const page = await open('/contact');
  await page.keyboard.press('Escape');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button')).toHaveText(Object.keys(MENUS));
  const shown = header.getByRole('navigation').getByRole('link');
  await expect(shown).toHaveText(['About Us', 'Contact Us']);
});

test('§2.2 Header: stands on every page, the not-found page included', async ({ baseURL }) => {
  const menus = Object.values<readonly Entry[]>(MENUS).flatMap((entries) => entries.map(({ href }) => href));
  for (const address of [...ADDRESSES, NOWHERE]) {
    const { body } = await ask(baseURL, address);
    const [header = ''] = body.match(/<body[^>]*><header\b.*?<\/header>/s) ?? [];
    const links = [...header.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.slice(0, 33), address).toEqual(['#content', '/', ...menus, '/about', '/contact']);
    expect(links, address).toHaveLength(33 + 10);
    expect(header).toContain(site.name);
  }
});
