import { expect, test } from 'vitest';
import {
  all,
  attributesOf,
  builtPage,
  cardsOf,
  mainOf,
  one,
  readText,
  says,
  sectionOf,
  textOf,
  textsOf,
  withoutRecords,
} from '../support/built-page.ts';
import { wholeWordsOf } from '../support/words.ts';

const home = wholeWordsOf('home');
const blogs = wholeWordsOf('blogs');
const { stories } = wholeWordsOf('success-stories');
const homePage = builtPage('/');

/** Each card beside the entry that it shows. */
function paired<Card, Entry>(cards: Card[], entries: readonly Entry[]): [Card, Entry][] {
  expect(cards).toHaveLength(entries.length);
  return cards.flatMap((card, index) => entries.slice(index, index + 1).map((entry): [Card, Entry] => [card, entry]));
}

test('§2.4, §3 Testimonials: each shows name, role, company, content, five stars and initials', () => {
  const cards = all(sectionOf(homePage, home.testimonials.title), 'li');
  expect(cards).toHaveLength(3);
  for (const [card, item] of paired(cards, home.testimonials.items)) {
    for (const text of [item.name, item.role, item.company, item.initials]) {
      expect(says(card, text), text).toBe(true);
    }
    expect(textsOf(all(card, 'blockquote'))).toEqual([item.content]);
    const stars = one(card, '[role=img]');
    expect(attributesOf([stars], 'aria-label')).toEqual(['5 out of 5 stars']);
    expect(attributesOf(all(stars, 'path'), 'd')).toEqual([expect.stringMatching(/^(M[^M]+z){5}$/)]);
  }
});

test('§2.4, §3 Project cards: each shows title, category, description and tags', () => {
  const cards = cardsOf(sectionOf(homePage, home.projects.title));
  expect(cards).toHaveLength(6);
  for (const [card, { title, category, description, tags }] of paired(cards, home.projects.items)) {
    expect(textsOf(all(card, 'h3'))).toEqual([title]);
    expect(textsOf(all(withoutRecords(card), 'p'))).toEqual([category, description]);
    expect(textsOf(all(withoutRecords(card), 'ul > li'))).toEqual(tags);
  }
});

test('§3, §9 Service cards: each shows title, description and four features', () => {
  const cards = cardsOf(sectionOf(homePage, home.services.title));
  expect(cards).toHaveLength(9);
  for (const [card, { title, description, features }] of paired(cards, home.services.items)) {
    expect(textsOf(all(card, 'h3'))).toEqual([title]);
    expect(says(card, description), title).toBe(true);
    expect(features).toHaveLength(4);
    expect(textsOf(all(card, 'li')), title).toEqual(features);
  }
});

test('§3 Industry cards: each shows title and description', () => {
  const cards = cardsOf(sectionOf(homePage, home.industries.title));
  expect(cards).toHaveLength(9);
  for (const [card, { title, description }] of paired(cards, home.industries.items)) {
    expect(textsOf(all(card, 'h3'))).toEqual([title]);
    expect(says(card, description), title).toBe(true);
  }
});

test('§2.4, §3 Article cards: each shows category, read time, title and summary', () => {
  const cards = cardsOf(sectionOf(builtPage('/insights/blogs'), blogs.articles.title));
  for (const [card, { category, readTime, title, summary }] of paired(cards, blogs.articles.items)) {
    expect(textsOf(all(card, 'h3'))).toEqual([title]);
    for (const text of [category, `${readTime} min read`, summary]) expect(says(card, text), text).toBe(true);
  }
});

test('§2.4, §3 Client stories: each shows name, industry, domain, challenge, solution and results', () => {
  const cards = cardsOf(sectionOf(builtPage('/insights/success-stories'), stories.title));
  for (const [card, { name, industry, domain, challenge, solution, results }] of paired(cards, stories.items)) {
    expect(textsOf(all(card, 'h3'))).toEqual([name]);
    for (const text of [industry, domain]) expect(readText(card), name).toContain(text);
    for (const text of ['Challenge', 'Solution', challenge, solution]) expect(says(card, text), text).toBe(true);
    expect(textsOf(all(withoutRecords(card), 'li')), name).toEqual(results.points);
    const { testimonial } = results;
    expect(textsOf(all(card, 'blockquote')), name).toEqual(testimonial ? [testimonial.quote] : []);
  }
});

test('§3 The form of Blogs has an e-mail input and no others', () => {
  const fields = all(mainOf(builtPage('/insights/blogs')), 'form input, form textarea, form select');
  expect(attributesOf(fields, 'name')).toEqual(['email']);
});

const CLAIMS = {
  '/expertise/crm': ['+80% Lead follow-up efficiency', '+60% Insurance quote speed', '−70% Administrative time'],
  '/insights/success-stories': ['100% Digital transformation', '+300% Online sales in 6 months'],
  '/insights/case-studies': ['+150% Engagement'],
};

test.each(Object.entries(CLAIMS))('§9 Claims: %s says %s, and no other', (address, claims) => {
  const figures = all(withoutRecords(mainOf(builtPage(address))), 'figure');
  const captions = figures.filter((figure) => textOf(figure).includes('%')).map((figure) => one(figure, 'figcaption'));
  expect(captions.map(readText).toSorted()).toEqual(claims.toSorted());
});
