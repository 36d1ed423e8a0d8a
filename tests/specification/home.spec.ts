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
    await expectNothingToHappen(page, () => page.getByRole('button', { name, exact: true }).click());
  });
}

for (const figure of [
  '120+ successful projects',
  '40+ satisfied clients',
  '10+ team members',
  '20+ industries served',
]) {
  test(`§2.4 Home: the statistics strip says ${figure}`, async ({ open }) => {
    const page = await open('/');
    expect(await figuresOf(sectionOf(page, words.figures.title))).toContain(figure);
  });
}

test('§9 Home: the statistics strip has these four figures and no more', async ({ open }) => {
  const page = await open('/');
  const figures = await figuresOf(sectionOf(page, words.figures.title));
  expect(figures.map((figure) => figure.split(' ')[0])).toEqual(['120+', '40+', '10+', '20+']);
});

test('§2.4 Home: a section has nine service cards', async ({ open }) => {
  const page = await open('/');
  await expect(cardsOf(sectionOf(page, words.services.title))).toHaveCount(9);
});

test('§9 Home: every service card has four feature tags', async ({ open }) => {
  const page = await open('/');
  const cards = await cardsOf(sectionOf(page, words.services.title)).all();
  expect(cards).toHaveLength(9);
  for (const card of cards) {
    await expect(card.getByRole('list').getByRole('listitem')).toHaveText([/\w/, /\w/, /\w/, /\w/]);
  }
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

test('§2.4 Home: a section has nine industry cards', async ({ open }) => {
  const page = await open('/');
  await expect(cardsOf(sectionOf(page, words.industries.title))).toHaveCount(9);
});

for (const { label, href } of MENUS.Industries) {
  test(`§2.4 Home: the industry card ${label} leads to ${href}`, async ({ open }) => {
    const page = await open('/');
    const section = sectionOf(page, words.industries.title);
    await expect(section.getByRole('heading', { name: label, exact: true })).toBeVisible();
    await expect(section.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  });
}

test('§2.4 Home: there are six recent project cards', async ({ open }) => {
  const page = await open('/');
  await expect(cardsOf(sectionOf(page, words.projects.title))).toHaveCount(6);
});

test('§2.4 Home: each project card has its category', async ({ open }) => {
  const page = await open('/');
  const section = sectionOf(page, words.projects.title);
  for (const { title, category } of words.projects.cards) {
    const card = cardsOf(section).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.getByText(category, { exact: true })).toBeVisible();
  }
});

test('§2.4 Home: each project card has its tags', async ({ open }) => {
  const page = await open('/');
  const section = sectionOf(page, words.projects.title);
  for (const { title, tags } of words.projects.cards) {
    const card = cardsOf(section).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.getByRole('list').getByRole('listitem')).toHaveText(tags);
  }
});

test('§2.4 Home: there are three client testimonials', async ({ open }) => {
  const page = await open('/');
  await expect(sectionOf(page, words.testimonials.title).getByRole('blockquote')).toHaveCount(3);
});

for (const [index, { role, company }] of words.testimonials.items.entries()) {
  const nth = index + 1;
  test(`§2.4 Home: testimonial ${nth} has a five-star rating`, async ({ open }) => {
    const page = await open('/');
    const item = sectionOf(page, words.testimonials.title).getByRole('listitem').nth(index);
    await expect(item.getByRole('img', { name: '5 out of 5 stars', exact: true })).toBeVisible();
    await expect(item.getByRole('img').locator('path')).toHaveAttribute('d', /^(M[^M]+z){5}$/);
  });

  test(`§2.4 Home: testimonial ${nth} has role and company`, async ({ open }) => {
    const page = await open('/');
    const item = sectionOf(page, words.testimonials.title).getByRole('listitem').nth(index);
    await expect(item.getByText(role, { exact: true })).toBeVisible();
    await expect(item.getByText(company, { exact: true })).toBeVisible();
  });
}

test('§2.4 Home: ends with a call to action', async ({ open }) => {
  const page = await open('/');
  const closing = page.getByRole('main').locator('section').last();
  await expect(closing.getByRole('heading', { level: 2 })).toHaveText(words.closing.title);
  await expect(closing.getByRole('link')).toHaveAttribute('href', '/contact');
});
