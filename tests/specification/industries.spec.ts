import { cardsOf, figuresOf, sectionOf, titlesOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';
import { MENUS } from './contract.ts';

for (const { label, href } of MENUS.Industries) {
  const words = wordsOf('industries', href.replace('/industries/', ''));

  test(`§2.4 Industries: ${label} has a hero with title and tagline, challenges and solution cards`, async ({
    open,
  }) => {
    const page = await open(href);
    const hero = page.getByRole('main').locator('section').first();
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(label);
    await expect(hero.getByText(words.tagline, { exact: true })).toBeVisible();
    const challenges = sectionOf(page, words.challenges.title);
    await expect(titlesOf(challenges)).toHaveText(words.challenges.items.map(({ title }) => title));
    await expect(cardsOf(challenges).getByRole('paragraph')).toHaveCount(words.challenges.items.length);
    const solutions = sectionOf(page, words.solutions.title);
    await expect(titlesOf(solutions)).toHaveText(words.solutions.items.map(({ title }) => title));
    await expect(cardsOf(solutions).getByRole('paragraph')).toHaveCount(words.solutions.items.length);
  });
}

test('§2.4 Industries: Insurance has six solution cards', async ({ open }) => {
  const page = await open('/industries/insurance');
  const words = wordsOf('industries', 'insurance');
  await expect(cardsOf(sectionOf(page, words.solutions.title))).toHaveCount(6);
});

const FIGURES = ['95% accuracy improvement', '50% time reduction', '40+ healthcare clients', '24/7 support'];

test(`§2.4, §9 Industries: Healthcare displays ${FIGURES.join(', ')} and no more`, async ({ open }) => {
  const page = await open('/industries/healthcare');
  expect((await figuresOf(page.getByRole('main'))).toSorted()).toEqual(FIGURES.toSorted());
});

for (const { label, href } of MENUS.Industries.slice(2)) {
  test(`§2.4 Industries: ${label} is a static descriptive page`, async ({ open }) => {
    const page = await open(href);
    const main = page.getByRole('main');
    expect(await main.getByRole('paragraph').count()).toBeGreaterThan(10);
    await expect(main.locator('form, input, button, iframe, script')).toHaveCount(0);
    expect(await figuresOf(main)).toEqual([]);
  });
}
