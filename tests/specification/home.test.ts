import { expect, test } from 'vitest';
import {
  all,
  attributesOf,
  builtPage,
  cardsOf,
  figuresOf,
  heroOf,
  linksIn,
  mainOf,
  sectionOf,
  textOf,
  textsOf,
  titlesOf,
} from '../support/built-page.ts';
import { wholeWordsOf } from '../support/words.ts';
import { MENUS } from './contract.ts';

const words = wholeWordsOf('home');
const home = builtPage('/');

test('§2.4 Home: the hero has a headline', () => {
  expect(textsOf(all(heroOf(home), 'h1'))).toEqual([words.welcome.headline]);
  expect(textOf(heroOf(home))).toContain(words.welcome.lead);
});

test('§2.4 Home: the hero has two buttons, Get Started Today and Watch Demo', () => {
  expect(textsOf(all(heroOf(home), 'button'))).toEqual(['Get Started Today', 'Watch Demo']);
  expect(linksIn(heroOf(home))).toEqual([]);
});

test('§2.4, §9 Home: the statistics strip has these four figures and no more', () => {
  expect(figuresOf(sectionOf(home, words.figures.title))).toEqual([
    '120+ successful projects',
    '40+ satisfied clients',
    '10+ team members',
    '20+ industries served',
  ]);
});

test('§2.4, §9 Home: a section has nine service cards, each of which leads to a page that tells more', () => {
  const section = sectionOf(home, words.services.title);
  expect(cardsOf(section)).toHaveLength(9);
  const pages: string[] = [...MENUS.Services, ...MENUS.Expertise].map(({ href }) => href);
  const targets = cardsOf(section).flatMap((card) => attributesOf(all(card, 'a'), 'href'));
  for (const target of targets) expect(pages).toContain(target);
  expect(targets).toHaveLength(9);
  expect(new Set(targets).size).toBe(9);
});

test('§2.4, §9 Home: a section has nine industry cards, each of which leads to its page', () => {
  const section = sectionOf(home, words.industries.title);
  expect(cardsOf(section)).toHaveLength(9);
  const names = MENUS.Industries.map(({ label }) => label);
  expect(titlesOf(section).toSorted()).toEqual(names.toSorted());
  expect(linksIn(section)).toEqual(
    expect.arrayContaining(MENUS.Industries.map(({ label, href }) => ({ label, href }))),
  );
});

test('§2.4, §9 Home: there are six recent project cards', () => {
  expect(cardsOf(sectionOf(home, words.projects.title))).toHaveLength(6);
});

test('§2.4, §9 Home: there are three client testimonials', () => {
  expect(all(sectionOf(home, words.testimonials.title), 'blockquote')).toHaveLength(3);
});

test('§2.4 Home: ends with a call to action', () => {
  const [closing] = all(mainOf(home), 'section').slice(-1);
  expect(closing && textsOf(all(closing, 'h2'))).toEqual([words.closing.title]);
  expect(closing && linksIn(closing).at(-1)?.href).toBe('/contact');
});
