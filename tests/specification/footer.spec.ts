import { ask } from '../support/raw.ts';
import { NOWHERE } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { ADDRESSES } from './contract.ts';

const COLUMNS: Record<string, Record<string, string>> = {
  Company: {
    'About Us': '/about',
    Services: '/services',
    Industries: '/industries',
    'Success Stories': '/success-stories',
    Contact: '/contact',
  },
  Services: {
    'UI/UX Design': '/services/ui-ux-design',
    'Web Development': '/services/web-development',
    'Mobile Development': '/services/mobile-development',
    'Digital Marketing': '/services/digital-marketing',
    Cloud: '/services/cloud',
  },
  Legal: { Privacy: '/privacy', Terms: '/terms', Sitemap: '/sitemap' },
};

for (const [name, links] of Object.entries(COLUMNS)) {
  test(`§2.3 Footer: the ${name} links lead to ${Object.values(links).join(', ')}`, async ({ open }) => {
    const page = await open('/');
    const column = page.getByRole('contentinfo').getByRole('navigation', { name, exact: true });
    await expect(column.getByRole('heading')).toHaveText(name);
    await expect(column.getByRole('link')).toHaveText(Object.keys(links));
    for (const [label, href] of Object.entries(links)) {
      const link = column.getByRole('link', { name: label, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
    }
  });
}

test('§2.3 Footer: the social links point to placeholders, and each names its network', async ({ open }) => {
  const page = await open('/');
  const links = page.getByRole('contentinfo').getByRole('navigation').last().getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets.length).toBeGreaterThan(0);
  expect(new Set(targets)).toEqual(new Set(['#']));
  for (const link of await links.all()) await expect(link).toHaveAccessibleName(/\w/);
});

test('§2.3 Footer: the newsletter box has an e-mail input', async ({ open }) => {
  const page = await open('/');
  const box = page.getByRole('contentinfo').getByRole('region', { name: 'Newsletter' });
  await expect(box.getByRole('textbox')).toHaveCount(1);
  await expect(box.getByRole('textbox')).toHaveAttribute('type', 'email');
  await expect(box.getByRole('textbox')).toHaveAccessibleName(/e-?mail/i);
});

test('§2.3 Footer: the newsletter box has an arrow button', async ({ open }) => {
  const page = await open('/');
  const button = page.getByRole('contentinfo').getByRole('region', { name: 'Newsletter' }).getByRole('button');
  await expect(button).toHaveCount(1);
  await expect(button).toHaveAccessibleName(/subscribe/i);
  await expect(button).toHaveText('');
  await expect(button.locator('svg')).toBeVisible();
});

test('§2.3 Footer: says that the company has operated since 2018', async ({ open }) => {
  const page = await open('/');
  await expect(page.getByRole('contentinfo').getByText('In operation since 2018.')).toBeVisible();
});

test('§2.3 Footer: has a copyright line for 2024', async ({ open }) => {
  const page = await open('/');
  await expect(page.getByRole('contentinfo').getByText(/^© 2024 /)).toBeVisible();
});

test('§2.3 Footer: stands on every page, the not-found page included', { tag: '@once' }, async ({ baseURL }) => {
  const targets = Object.values(COLUMNS).flatMap((links) => Object.values(links));
  for (const address of [...ADDRESSES, NOWHERE]) {
    const { body } = await ask(baseURL, address);
    const [footer = ''] = body.match(/<footer\b.*?<\/footer><\/body>/s) ?? [];
    const links = [...footer.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href);
    expect(
      links.filter((href) => href !== '#'),
      address,
    ).toEqual(targets);
    expect(footer.match(/<input [^>]*type="email"/g), address).toHaveLength(1);
    expect(footer).toContain('since 2018');
    expect(footer).toContain('© 2024');
  }
});
