import type { Page } from '@playwright/test';
import { cardsOf, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const words = wordsOf('about');

const yearOf = (page: Page, year: number) =>
  cardsOf(sectionOf(page, words.timeline.title)).filter({ hasText: new RegExp(`^\\s*${year}`) });

test('§2.4 About: has a hero with title and tagline', async ({ open }) => {
  const page = await open('/about');
  const hero = page.getByRole('main').locator('section').first();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(hero).toContainText(words.tagline);
});

test('§2.4 About: tells the company’s story, founded 2018', async ({ open }) => {
  const page = await open('/about');
  const story = sectionOf(page, words.story.title);
  await expect(story.getByRole('paragraph').first()).toContainText('2018');
});

test('§2.4 About: the timeline goes year by year from 2018 to 2024', async ({ open }) => {
  const page = await open('/about');
  const years = cardsOf(sectionOf(page, words.timeline.title));
  await expect(years).toHaveText([/^2018/, /^2019/, /^2020/, /^2021/, /^2022/, /^2023/, /^2024/]);
});

for (const year of [2018, 2019, 2020, 2021, 2022, 2023, 2024]) {
  test(`§2.4 About: the timeline says what happened in ${year}`, async ({ open }) => {
    const page = await open('/about');
    await expect(yearOf(page, year)).toHaveCount(1);
    await expect(yearOf(page, year).getByRole('heading', { level: 3 })).toHaveText(/\w/);
    await expect(yearOf(page, year).getByRole('paragraph').nth(1)).toHaveText(/\w.*\./);
  });
}

for (const [year, figure] of [
  [2021, '20+ Clients'],
  [2022, '40 Projects'],
  [2024, '100+ Projects'],
  [2024, '15+ Team members'],
] as const) {
  test(`§9 About: the timeline says ${figure} in ${year}`, async ({ open }) => {
    const page = await open('/about');
    await expect(yearOf(page, year).getByText(figure, { exact: true })).toBeVisible();
  });
}

for (const [series, year, value] of [
  ['Clients', 2021, 20],
  ['Projects', 2022, 40],
  ['Projects', 2024, 100],
  ['Team', 2024, 15],
] as const) {
  test(`§9 About: the chart agrees with the timeline: ${series}, ${year}: ${value}`, async ({ open }) => {
    const page = await open('/about');
    const line = sectionOf(page, words.timeline.title).getByRole('figure').filter({ hasText: series });
    await expect(line.getByRole('listitem').filter({ hasText: `${year}:` })).toHaveText(`${year}: ${value}`);
  });
}

test('§2.4 About: states the mission', async ({ open }) => {
  const page = await open('/about');
  await expect(sectionOf(page, /mission/i).getByRole('paragraph')).toHaveText(words.purpose.mission.text);
});

test('§2.4 About: states the vision', async ({ open }) => {
  const page = await open('/about');
  await expect(sectionOf(page, /vision/i).getByRole('paragraph')).toHaveText(words.purpose.vision.text);
});

test('§2.4 About: says what the company does', async ({ open }) => {
  const page = await open('/about');
  const work = sectionOf(page, words.purpose.work.title);
  await expect(cardsOf(work).getByRole('heading')).toHaveText(words.purpose.work.items.map(({ title }) => title));
  await expect(cardsOf(work).getByRole('paragraph')).toHaveText(
    words.purpose.work.items.map(({ description }) => description),
  );
});
