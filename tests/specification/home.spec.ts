import { expectNothingToHappen } from '../support/nothing.ts';
import { cardsOf, figuresOf, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';
import { MENUS } from './contract.ts';

const words = wordsOf('home');

test('§2.4 Home: the hero has a headline', async ({ open }) => {
  const page = await open('/');
  const hero = page.getByRole('main').locator('section').first();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(words.welcome.headline);
  await expect(hero).toContainText(words.welcome.lead);
});

test('§2.4 Home: the hero has two buttons, Get Started Today and Watch Demo', async ({ open }) => {
  const page = await open('/');
  const hero = page.getByRole('main').locator('section').first();
  await expect(hero.getByRole('button')).toHaveText(['Get Started Today', 'Watch Demo']);
  await expect(hero.getByRole('link')).toHaveCount(0);
});

for (const name of ['Get Started Today', 'Watch Demo']) {
  test(`§2.4 Home: ${name} does nothing`, async ({ page }) => {
    await page.goto('/');
    await expectNothingToHappen(page.getByRole('button', { name, exact: true }));
  });
}

test('§2.4, §9 Home: the statistics strip has these four figures and no more', async ({ open }) => {
  const page = await open('/');
  expect(await figuresOf(sectionOf(page, words.figures.title))).toEqual([
    '120+ successful projects',
    '40+ satisfied clients',
    '10+ team members',
    '20+ industries served',
  ]);
});

test('§2.4, §9 Home: a section has nine service cards', async ({ open }) => {
  const page = await open('/');
  await expect(cardsOf(sectionOf(page, words.services.title))).toHaveCount(9);
});

test('§2.4 Home: each service card leads to a page that tells more', async ({ open }) => {
  const page = await open('/');
  const pages: string[] = [...MENUS.Services, ...MENUS.Expertise].map(({ href }) => href);
  const links = cardsOf(sectionOf(page, words.services.title)).getByRole('link');
  await expect(links).toHaveCount(9);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const target of targets) expect(pages).toContain(target);
  expect(new Set(targets).size).toBe(9);
});

test('§2.4, §9 Home: a section has nine industry cards, each of which leads to its page', async ({ open }) => {
  const page = await open('/');
  const section = sectionOf(page, words.industries.title);
  await expect(cardsOf(section)).toHaveCount(9);
  for (const { label, href } of MENUS.Industries) {
    await expect(section.getByRole('heading', { name: label, exact: true })).toBeVisible();
    await expect(section.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  }
});

test('§2.4, §9 Home: there are six recent project cards', async ({ open }) => {
  const page = await open('/');
  await expect(cardsOf(sectionOf(page, words.projects.title))).toHaveCount(6);
});

test('§2.4, §9 Home: there are three client testimonials', async ({ open }) => {
  const page = await open('/');
  await expect(sectionOf(page, words.testimonials.title).getByRole('blockquote')).toHaveCount(3);
});

test('§2.4 Home: ends with a call to action', async ({ open }) => {
  const page = await open('/');
  const closing = page.getByRole('main').locator('section').last();
  await expect(closing.getByRole('heading', { level: 2 })).toHaveText(words.closing.title);
  await expect(closing.getByRole('link')).toHaveAttribute('href', '/contact');
});
