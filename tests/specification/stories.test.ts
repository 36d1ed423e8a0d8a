import { expect, test } from 'vitest';
import { all, builtPage, cardsOf, mainOf, says, sectionOf, textsOf, withoutRecords } from '../support/built-page.ts';
import { wholeWordsOf } from '../support/words.ts';

const { stories } = wholeWordsOf('success-stories');
const { caseStudies } = wholeWordsOf('case-studies');
const casePage = builtPage('/insights/case-studies');
const storyCards = cardsOf(sectionOf(builtPage('/insights/success-stories'), stories.title));
const caseCards = cardsOf(sectionOf(casePage, caseStudies.title));

test('§2.4, §9 Success Stories: has five client stories', () => {
  expect(storyCards).toHaveLength(5);
});

test('§2.4 Success Stories: some include a testimonial quote, not all', () => {
  const quotes = storyCards.flatMap((story) => all(story, 'blockquote'));
  expect(quotes.length).toBeGreaterThanOrEqual(2);
  expect(quotes.length).toBeLessThan(5);
});

test('§2.4, §9 Case Studies: has four cases', () => {
  expect(caseCards).toHaveLength(4);
});

test('§2.4 Case Studies: each case has its challenges, its solution and its results', () => {
  expect(caseCards).toHaveLength(caseStudies.items.length);
  for (const [index, { title, challenges, solution, results }] of caseStudies.items.entries()) {
    const study = caseCards.slice(index, index + 1).map(withoutRecords);
    const headings = study.flatMap((card) => textsOf(all(card, 'h3, h4')));
    expect(headings, title).toEqual(expect.arrayContaining(['Challenges', 'Solution', 'Results']));
    expect(
      study.some((card) => says(card, solution)),
      title,
    ).toBe(true);
    const lists = study.flatMap((card) => all(card, 'ul, ol')).map((list) => textsOf(all(list, 'li')));
    expect([lists.at(0), lists.at(-1)], title).toEqual([challenges, results.points]);
  }
});

test('§2.4 Case Studies: has a Start Your Project button', () => {
  expect(textsOf(all(mainOf(casePage), 'button'))).toEqual(['Start Your Project']);
});
