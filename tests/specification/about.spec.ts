import { cardsOf, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const words = wordsOf('about');
const YEARS = [2018, 2019, 2020, 2021, 2022, 2023, 2024];

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

test('§2.4, §9 About: the timeline goes year by year from 2018 to 2024 and says what happened', async ({ open }) => {
  const page = await open('/about');
  const years = cardsOf(sectionOf(page, words.timeline.title));
  await expect(years).toHaveText(YEARS.map((year) => new RegExp(`^${year}`)));
  for (const [index, year] of YEARS.entries()) {
    const card = years.nth(index);
    await expect(card.getByRole('heading', { level: 3 }), String(year)).toHaveText(/\w/);
    await expect(card.getByRole('paragraph').nth(1), String(year)).toHaveText(/\w.*\./);
  }
});

test('§9 About: the timeline gives clients in 2021, projects in 2022 and 2024, and the team in 2024', async ({
  open,
}) => {
  const page = await open('/about');
  const years = cardsOf(sectionOf(page, words.timeline.title));
  for (const [year, figure] of [
    [2021, '20+ Clients'],
    [2022, '40 Projects'],
    [2024, '100+ Projects'],
    [2024, '15+ Team members'],
  ] as const) {
    const card = years.nth(YEARS.indexOf(year));
    await expect(card.getByText(figure, { exact: true }), String(year)).toBeVisible();
  }
});

test('§2.4 About: states mission and vision', async ({ open }) => {
  const page = await open('/about');
  await expect(sectionOf(page, /mission/i).getByRole('paragraph')).toHaveText(words.purpose.mission.text);
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
