import { expect, test } from 'vitest';
import { firstSentence } from '../../src/lib/format/first-sentence.ts';
import { all, builtPage, cardsOf, heroOf, mainOf, says, sectionOf, textsOf, titlesOf } from '../support/built-page.ts';
import { wholeWordsOf } from '../support/words.ts';
import { type Entry, MENUS } from './contract.ts';

for (const { label, href, heading = label } of MENUS.Expertise as readonly Entry[]) {
  test(`§2.4, §9 Expertise: ${heading} has a hero with title and tagline, and six cards`, () => {
    const words = wholeWordsOf('expertise', href.replace('/expertise/', ''));
    const page = builtPage(href);
    expect(textsOf(all(heroOf(page), 'h1'))).toEqual([heading]);
    expect(says(heroOf(page), words.tagline)).toBe(true);
    const cards = sectionOf(page, words.solutions.title);
    expect(cardsOf(cards)).toHaveLength(6);
    expect(titlesOf(cards)).toEqual(words.solutions.items.map(({ title }) => title));
    expect(cardsOf(cards).flatMap((card) => all(card, 'p'))).toHaveLength(6);
  });
}

test('§2.4 Expertise: CRM has an intro text', () => {
  const main = mainOf(builtPage('/expertise/crm'));
  for (const part of firstSentence(wholeWordsOf('expertise', 'crm').intro)) expect(says(main, part), part).toBe(true);
});

const CARDS = {
  crm: [
    'Lead Management',
    'Ticket Management',
    'Operations Management',
    'Task Management',
    'Inventory and Stores Management',
    'Construction Management',
  ],
  erp: [
    'Financial',
    'Supply Chain',
    'Human Resources',
    'Manufacturing Operations',
    'Sales & Customer',
    'Business Intelligence & Analytics',
  ],
};

for (const [name, titles] of Object.entries(CARDS)) {
  test(`§2.4 Expertise: the cards of ${name.toUpperCase()} are ${titles.join(', ')}`, () => {
    const { solutions } = wholeWordsOf('expertise', name);
    expect(titlesOf(sectionOf(builtPage(`/expertise/${name}`), solutions.title))).toEqual(titles);
  });
}

test('§2.4 Expertise: CRM has three success-story cards', () => {
  const { stories } = wholeWordsOf('expertise', 'crm');
  const section = sectionOf(builtPage('/expertise/crm'), stories?.title ?? '');
  expect(cardsOf(section)).toHaveLength(3);
  expect(cardsOf(section).flatMap((card) => all(card, 'figure'))).toHaveLength(3);
  expect(titlesOf(section)).toEqual(stories?.items.map(({ title }) => title));
});
