import { expect, test } from 'vitest';
import { TEXT_LINK } from '../../src/schemas/parts.ts';
import { all, builtPage, cardsOf, heroOf, says, sectionOf, textOf, textsOf } from '../support/built-page.ts';
import { wholeWordsOf } from '../support/words.ts';

const about = builtPage('/about');
const words = wholeWordsOf('about');
const YEARS = [2018, 2019, 2020, 2021, 2022, 2023, 2024];

test('§2.4 About: has a hero with title and tagline', () => {
  const hero = heroOf(about);
  expect(textsOf(all(hero, 'h1'))).toEqual(['About Us']);
  expect(textOf(hero)).toContain(words.tagline);
});

test('§2.4 About: tells the company’s story, founded 2018', () => {
  const [first] = textsOf(all(sectionOf(about, words.story.title), 'p'));
  expect(first).toContain('2018');
});

test('§2.4, §9 About: the timeline goes year by year from 2018 to 2024 and says what happened', () => {
  const years = cardsOf(sectionOf(about, words.timeline.title));
  expect(years.map((year) => Number.parseInt(textOf(year), 10))).toEqual(YEARS);
  for (const year of years) {
    expect(textsOf(all(year, 'h3'))).toEqual([expect.stringMatching(/\w/)]);
    expect(textsOf(all(year, 'p'))[1], textOf(year)).toMatch(/\w.*\./);
  }
});

test('§9 About: the timeline gives clients in 2021, projects in 2022 and 2024, and the team in 2024', () => {
  const years = cardsOf(sectionOf(about, words.timeline.title));
  const figures = years.map((year) => [
    textOf(year).slice(0, 4),
    textsOf(all(year, 'h3, p')).flatMap((text) => text.match(/\d+\+? (clients|projects|team members)/gi) ?? []),
  ]);
  expect(Object.fromEntries(figures)).toEqual({
    2018: [],
    2019: [],
    2020: [],
    2021: ['20+ Clients'],
    2022: ['40 Projects'],
    2023: [],
    2024: ['15+ Team members', '100+ Projects'],
  });
});

test('§2.4 About: states mission and vision', () => {
  expect(textsOf(all(sectionOf(about, /mission/i), 'p'))).toEqual([words.purpose.mission.text]);
  expect(textsOf(all(sectionOf(about, /vision/i), 'p'))).toEqual([words.purpose.vision.text]);
});

test('§2.4 About: says what the company does', () => {
  const { title, items } = words.purpose.work;
  const work = cardsOf(sectionOf(about, title));
  expect(work.flatMap((card) => textsOf(all(card, 'h3')))).toEqual(items.map((item) => item.title));
  expect(work.flatMap((card) => textsOf(all(card, 'p')))).toEqual(
    items.map(({ description }) => description.replace(TEXT_LINK, '$1')),
  );
  expect(says(about.root, title)).toBe(true);
});
