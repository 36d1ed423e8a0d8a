import { expect, test } from 'vitest';
import { all, builtPage, cardsOf, heroOf, mainOf, says, sectionOf, textsOf, titlesOf } from '../support/built-page.ts';
import { wholeWordsOf } from '../support/words.ts';
import { type Entry, MENUS } from './contract.ts';

for (const { label, href, heading = label } of MENUS.Services as readonly Entry[]) {
  test(`§2.4 Services: ${heading} has a hero, content cards and nothing but descriptive content`, () => {
    const words = wholeWordsOf('services', href.replace('/services/', ''));
    const page = builtPage(href);
    const main = mainOf(page);
    expect(textsOf(all(heroOf(page), 'h1'))).toEqual([heading]);
    expect(says(heroOf(page), words.tagline)).toBe(true);
    expect(all(main, 'p').length).toBeGreaterThan(8);
    expect(all(main, 'form, input, button, iframe, script')).toEqual([]);
    const cards = sectionOf(page, words.solutions.title);
    expect(titlesOf(cards)).toEqual(words.solutions.items.map(({ title }) => title));
    expect(cardsOf(cards).flatMap((card) => all(card, 'p'))).toHaveLength(words.solutions.items.length);
  });
}

test('§2.4 Services: Data & AI ends with an AI Strategy & Consulting card', () => {
  const { solutions } = wholeWordsOf('services', 'data-ai');
  const cards = sectionOf(builtPage('/services/data-ai'), solutions.title);
  expect(titlesOf(cards).at(-1)).toBe('AI Strategy & Consulting');
});

const CONSULTING = [
  'Digital Transformation Strategy',
  'Technology Assessment',
  'IT Architecture Planning',
  'Process Optimization',
  'Vendor Selection & Management',
  'Risk Assessment & Mitigation',
];

test(`§2.4 Services: the six cards of IT Consulting are ${CONSULTING.join(', ')}`, () => {
  const { solutions } = wholeWordsOf('services', 'it-consulting');
  const cards = sectionOf(builtPage('/services/it-consulting'), solutions.title);
  expect(cardsOf(cards)).toHaveLength(6);
  expect(titlesOf(cards)).toEqual(CONSULTING);
});
