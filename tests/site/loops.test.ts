import { expect, test } from 'vitest';
import { all, attributeOf, attributesOf, builtPage, cardsOf, sectionOf } from '../support/built-page.ts';
import { wordsIfAny } from '../support/words.ts';

const solutions = wordsIfAny('solutions')?.solutions;
const articles = wordsIfAny('blogs')?.articles;

/** How many dots the line goes round, in the last drawing of each card: strokes of no length. */
const loopsOf = (address: string, title: string) =>
  cardsOf(sectionOf(builtPage(address), title)).map((card) => {
    const [dots] = all(card, 'svg:last-of-type > path:first-child').slice(-1);
    return dots && attributeOf(dots, 'd')?.match(/h0/g)?.length;
  });

test.runIf(solutions)('each package has a drawing of its own, and one that names none the loops of its number', () => {
  const packages = cardsOf(sectionOf(builtPage('/insights/solutions'), solutions?.title ?? ''));
  const drawings = packages.map((card) => attributesOf(all(card, 'svg path'), 'd').join(''));
  expect(new Set(drawings).size).toBe(packages.length);
});

test.runIf(articles)('each article has one loop for each minute that it takes to read', () => {
  expect(loopsOf('/insights/blogs', articles?.title ?? '')).toEqual(articles?.items.map(({ readTime }) => readTime));
});
