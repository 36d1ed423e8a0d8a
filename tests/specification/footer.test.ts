import { expect, test } from 'vitest';
import { all, attributeOf, builtPage, linksIn, nameOf, one, says, textOf, textsOf } from '../support/built-page.ts';
import { NOWHERE } from '../support/sitemap.ts';
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

const home = builtPage('/');
const footerOf = (address: string) => one(builtPage(address).root, 'body > footer');
const newsletter = () => {
  const boxes = all(footerOf('/'), 'section').filter((box) => nameOf(home, box) === 'Newsletter');
  expect(boxes).toHaveLength(1);
  return boxes;
};

for (const [name, links] of Object.entries(COLUMNS)) {
  test(`§2.3 Footer: the ${name} links lead to ${Object.values(links).join(', ')}`, () => {
    const column = one(footerOf('/'), `nav[aria-label="${name}"]`);
    expect(textsOf(all(column, 'h2'))).toEqual([name]);
    expect(linksIn(column)).toEqual(Object.entries(links).map(([label, href]) => ({ label, href })));
  });
}

test('§2.3 Footer: the social links point to placeholders, and each names its network', () => {
  const [last] = all(footerOf('/'), 'nav').slice(-1);
  const links = last ? linksIn(last) : [];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toEqual({ label: expect.stringMatching(/\w/), href: '#' });
});

test('§2.3 Footer: the newsletter box has an e-mail input', () => {
  const inputs = newsletter().flatMap((box) => all(box, 'input'));
  expect(inputs.map((input) => [attributeOf(input, 'type'), nameOf(home, input)])).toEqual([
    ['email', expect.stringMatching(/e-?mail/i)],
  ]);
});

test('§2.3 Footer: the newsletter box has an arrow button', () => {
  const buttons = newsletter().flatMap((box) => all(box, 'button'));
  expect(buttons.map((button) => [nameOf(home, button), textOf(button), all(button, 'svg').length])).toEqual([
    [expect.stringMatching(/subscribe/i), '', 1],
  ]);
});

test('§2.3 Footer: says that the company has operated since 2018', () => {
  expect(says(footerOf('/'), 'In operation since 2018.')).toBe(true);
});

test('§2.3 Footer: has a copyright line for 2024', () => {
  expect(textsOf(all(footerOf('/'), 'p'))).toContainEqual(expect.stringMatching(/^© 2024 /));
});

test.each([...ADDRESSES, NOWHERE])('§2.3 Footer: stands on %s as on every page', (address) => {
  const footer = footerOf(address);
  const links = linksIn(footer).map(({ href }) => href);
  expect(links.filter((href) => href !== '#')).toEqual(
    Object.values(COLUMNS).flatMap((column) => Object.values(column)),
  );
  expect(all(footer, 'input[type=email]')).toHaveLength(1);
  expect(textOf(footer)).toContain('since 2018');
  expect(textOf(footer)).toContain('© 2024');
});
