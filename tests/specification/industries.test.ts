import { expect, test } from 'vitest';
import {
  all,
  builtPage,
  cardsOf,
  figuresOf,
  heroOf,
  mainOf,
  says,
  sectionOf,
  textsOf,
  titlesOf,
} from '../support/built-page.ts';
import { wholeWordsOf } from '../support/words.ts';
import { MENUS } from './contract.ts';

for (const { label, href } of MENUS.Industries) {
  test(`§2.4 Industries: ${label} has a hero with title and tagline, challenges and solution cards`, () => {
    const words = wholeWordsOf('industries', href.replace('/industries/', ''));
    const page = builtPage(href);
    expect(textsOf(all(heroOf(page), 'h1'))).toEqual([label]);
    expect(says(heroOf(page), words.tagline)).toBe(true);
    for (const { title, items } of [words.challenges, words.solutions]) {
      const section = sectionOf(page, title);
      expect(titlesOf(section)).toEqual(items.map((item) => item.title));
      expect(cardsOf(section).flatMap((card) => all(card, 'p'))).toHaveLength(items.length);
    }
  });
}

test('§2.4 Industries: Insurance has six solution cards', () => {
  const { solutions } = wholeWordsOf('industries', 'insurance');
  expect(cardsOf(sectionOf(builtPage('/industries/insurance'), solutions.title))).toHaveLength(6);
});

const FIGURES = ['95% accuracy improvement', '50% time reduction', '40+ healthcare clients', '24/7 support'];

test(`§2.4, §9 Industries: Healthcare displays ${FIGURES.join(', ')} and no more`, () => {
  expect(figuresOf(mainOf(builtPage('/industries/healthcare'))).toSorted()).toEqual(FIGURES.toSorted());
});

test.each(MENUS.Industries.slice(2))('§2.4 Industries: $label is a static descriptive page', ({ href }) => {
  const main = mainOf(builtPage(href));
  expect(all(main, 'p').length).toBeGreaterThan(10);
  expect(all(main, 'form, input, button, iframe, script')).toEqual([]);
  expect(figuresOf(main)).toEqual([]);
});
