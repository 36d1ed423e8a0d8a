import { linkIn, openMenu } from '../support/page.ts';
import { unescaped } from '../support/prose.ts';
import { ask } from '../support/raw.ts';
import { NOWHERE } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';
import { ADDRESSES, type Entry, MENUS, NAMED } from './contract.ts';

const site = wordsOf('site');

test('§2.2 Header: the logo bears the name and links to /', async ({ open }) => {
  const page = await open('/contact');
  const logo = page.getByRole('banner').getByRole('link', { name: site.name });
  await expect(logo).toContainText(site.name);
  await expect(logo).toHaveAttribute('href', '/');
});

for (const [name, entries] of Object.entries<readonly Entry[]>(MENUS)) {
  test(`§2.2 Header: the ${name} menu leads to ${entries.length} pages, in this order`, async ({ open }) => {
    const menu = await openMenu(await open('/'), name);
    const links = menu.getByRole('link');
    await expect(links, NAMED).toContainText(entries.map(({ label }) => label));
    await expect(links, NAMED).toHaveCount(entries.length);
    for (const { label, href } of entries) {
      await expect(linkIn(menu, label)).toBeVisible();
      await expect(linkIn(menu, label)).toHaveAttribute('href', href);
    }
  });
}

test('§2.2 Header: an entry of a menu opens its page', async ({ page }) => {
  await page.goto('/');
  await linkIn(await openMenu(page, 'Services'), 'Cloud DevOps').click();
  await expect(page).toHaveURL('/services/cloud-devops');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cloud & DevOps');
});

test('§2.2 Header: has a link to /about and a Contact Us button that links to /contact', async ({ open }) => {
  const page = await open('/');
  for (const [label, href] of [
    ['About Us', '/about'],
    ['Contact Us', '/contact'],
  ] as const) {
    const link = page.getByRole('banner').getByRole('link', { name: label, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
  }
});

test('§2.2 Header: shows logo, four menus, About Us and Contact Us, and no more', async ({ open }) => {
  const page = await open('/contact');
  await page.keyboard.press('Escape');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button')).toHaveText(Object.keys(MENUS));
  const shown = header.getByRole('navigation').getByRole('link');
  await expect(shown).toHaveText(['About Us', 'Contact Us']);
});

test('§2.2 Header: stands on every page, the not-found page included', { tag: '@once' }, async ({ baseURL }) => {
  const hrefs = (entries: readonly Entry[]) => entries.map(({ href }) => href);
  const menus = Object.values<readonly Entry[]>(MENUS).flatMap(hrefs);
  const drawer = [...hrefs(MENUS.Industries.slice(0, 4)), ...hrefs(MENUS.Services.slice(0, 4)), '/about', '/contact'];
  for (const address of [...ADDRESSES, NOWHERE]) {
    const { body } = await ask(baseURL, address);
    const [header = ''] = body.match(/<body[^>]*><header\b.*?<\/header>/s) ?? [];
    const links = [...header.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href);
    const expected = ['#content', '/', ...menus, '/about', '/contact', ...drawer];
    expect(links, `${address}. ${NAMED}`).toEqual(expected);
    expect(unescaped(header)).toContain(site.name);
  }
});
