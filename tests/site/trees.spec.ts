import type { Locator } from '@playwright/test';
import { openMenu } from '../support/page.ts';
import { sends } from '../support/sending.ts';
import { everywhere, oneOfEachKind } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const { menus, drawer, main } = wordsOf('navigation');
const { form } = wordsOf('contact');

/** What says nothing without a name. */
const NAMED = /^(?:img|figure|table|region|form|dialog|navigation|textbox|link|button)$/;
/** A picture is told in a sentence. */
const LEAST_WORDS = 3;

/** What a screen reader is told, one line each: a role with its name and level, or a text. */
async function linesOf(place: Locator) {
  const tree = await place.ariaSnapshot();
  return [...tree.matchAll(/^ *- '?([a-z-]+)(?: "((?:[^"\\]|\\.)*)")?(?: \[level=(\d)\])?/gm)].map(
    ([, role = '', name = '', level]) => ({ role, name, level: Number(level) }),
  );
}

for (const address of oneOfEachKind(everywhere)) {
  test(`a screen reader is told ${address} in headings without gaps, with names, and each picture in a sentence`, {
    tag: '@thorough',
  }, async ({ page }) => {
    await page.goto(address);
    const lines = await linesOf(page.locator('body'));
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter(({ role, name }) => NAMED.test(role) && name === '')).toEqual([]);
    const pictures = lines.filter(({ role }) => role === 'img');
    expect(pictures.filter(({ name }) => name.split(' ').length < LEAST_WORDS)).toEqual([]);
    const levels = lines.flatMap(({ role, level }) => (role === 'heading' ? [level] : []));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });
}

test('a screen reader is told an open menu as a list of links below its button', async ({ page }) => {
  await page.goto('/about');
  const menu = await openMenu(page, menus.insights);
  const count = await menu.getByRole('link').count();
  await expect(page.getByRole('navigation', { name: main })).toMatchAriaSnapshot(`
    - navigation:
      - list:
        - listitem:
          - button "${menus.insights}"
          - list:
${'            - listitem:\n              - link\n'.repeat(count)}
  `);
});

test('a screen reader is told the open drawer as a dialog: its name, how it is closed, and where it leads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  await page.getByRole('button', { name: drawer.open, exact: true }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "${drawer.title}":
      - heading "${drawer.title}" [level=2]
      - button "${drawer.close}"
      - navigation:
        - heading "${menus.industries}" [level=3]
        - list
        - heading "${menus.services}" [level=3]
        - list
        - list
  `);
});

// A connected form has more to say; tests/connected/enquiry.spec.ts asks it.
if (!sends('/contact')) {
  test('a screen reader is told each field of the form by its label, and Send at the end', async ({ page }) => {
    await page.goto('/contact');
    const lines = await linesOf(page.getByRole('form', { name: form.title }));
    const told = lines.filter(({ role }) => role === 'textbox' || role === 'button').map(({ name }) => name);
    const { firstName, lastName, email, phone, company, subject, message } = form;
    const labels = [firstName, lastName, email, phone, company, subject, message].map(({ label }) => label);
    expect(told).toEqual([...labels, form.submit]);
  });
}
