import { expect, test } from 'vitest';
import {
  all,
  attributeOf,
  builtPage,
  cardsOf,
  heroOf,
  linksIn,
  mainOf,
  nameOf,
  sectionOf,
  textOf,
  textsOf,
} from '../support/built-page.ts';
import { wholeWordsOf } from '../support/words.ts';
import { MENUS } from './contract.ts';

const solutions = wholeWordsOf('solutions');
const blogs = wholeWordsOf('blogs');
const solutionsPage = builtPage('/insights/solutions');
const blogsPage = builtPage('/insights/blogs');
const solutionCards = cardsOf(sectionOf(solutionsPage, solutions.solutions.title));
const articles = cardsOf(sectionOf(blogsPage, blogs.articles.title));

test.each(MENUS.Insights)('§2.4 Insights: $label has a hero with title and tagline', ({ label, href }) => {
  const hero = heroOf(builtPage(href));
  expect(textsOf(all(hero, 'h1'))).toEqual([label]);
  expect(textsOf(all(hero, 'p')).at(-1)).toMatch(/\w{3}.*\./);
});

test('§2.4, §9 Solutions: has nine cards', () => {
  expect(solutionCards).toHaveLength(9);
});

test('§2.4 Solutions: each card has a Learn More label', () => {
  for (const card of solutionCards) {
    const labels = all(card, '*').filter((element) => textOf(element) === 'Learn More');
    expect(labels.length, textOf(card)).toBeGreaterThan(0);
  }
});

test('§2.4 Solutions: Learn More does nothing, it is neither link nor button', () => {
  const cards = solutionCards.flatMap((card) => all(card, 'a, button, summary, [role], [tabindex], [onclick]'));
  expect(cards).toEqual([]);
});

test('§2.4 Solutions: a section below the cards is headed "Have an Exciting Project?"', () => {
  const headings = textsOf(all(mainOf(solutionsPage), 'h2'));
  expect(headings.slice(-2)).toEqual([solutions.solutions.title, 'Have an Exciting Project?']);
});

test('§2.4 Solutions: that section has a Contact Us button', () => {
  const section = sectionOf(solutionsPage, 'Have an Exciting Project?');
  expect(textsOf(all(section, 'button'))).toEqual(['Contact Us']);
  expect(linksIn(section).map(({ label }) => label)).not.toContain('Contact Us');
});

test('§2.4, §9 Blogs: has six article cards', () => {
  expect(articles).toHaveLength(6);
});

test('§2.4 Blogs: each article has a Read More link to #, which names it', () => {
  const links = articles.flatMap((card) =>
    all(card, 'a').map((link) => [textOf(link), attributeOf(link, 'href'), nameOf(blogsPage, link)]),
  );
  expect(links).toEqual(blogs.articles.items.map(({ title }) => ['Read More', '#', `Read More: ${title}`]));
});

test('§2.4, §9 Blogs: the articles take 5, 7, 6, 8, 5 and 6 minutes to read', () => {
  const times = articles.flatMap((card) => textsOf(all(card, '*')).filter((text) => /^\d+ min read$/.test(text)));
  expect(times).toEqual([5, 7, 6, 8, 5, 6].map((minutes) => `${minutes} min read`));
});

test('§2.4 Blogs: below the articles is a newsletter box with an e-mail input', () => {
  expect(textsOf(all(mainOf(blogsPage), 'h2')).at(-1)).toBe(blogs.newsletter.title);
  const inputs = all(sectionOf(blogsPage, blogs.newsletter.title), 'input');
  expect(inputs.map((input) => [attributeOf(input, 'type'), nameOf(blogsPage, input)])).toEqual([
    ['email', blogs.newsletter.label],
  ]);
});

test('§2.4 Blogs: the newsletter box has a Subscribe button', () => {
  expect(textsOf(all(sectionOf(blogsPage, blogs.newsletter.title), 'button'))).toEqual(['Subscribe']);
});
