import { cardsOf, outsideRecords, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const home = wordsOf('home');
const blogs = wordsOf('blogs');
const { stories } = wordsOf('success-stories');

test('§2.4, §3 Testimonials: each shows name, role, company, content, five stars and initials', async ({ open }) => {
  const page = await open('/');
  const all = sectionOf(page, home.testimonials.title).getByRole('listitem');
  await expect(all).toHaveCount(3);
  for (const [index, item] of home.testimonials.items.entries()) {
    const testimonial = all.nth(index);
    for (const text of [item.name, item.role, item.company, item.initials]) {
      await expect(testimonial.getByText(text, { exact: true }), item.name).toBeVisible();
    }
    await expect(testimonial.getByRole('blockquote')).toHaveText(item.content);
    await expect(testimonial.getByRole('img', { name: '5 out of 5 stars', exact: true })).toBeVisible();
    await expect(testimonial.getByRole('img').locator('path')).toHaveAttribute('d', /^(M[^M]+z){5}$/);
  }
});

test('§2.4, §3 Project cards: each shows title, category, description and tags', async ({ open }) => {
  const page = await open('/');
  const all = cardsOf(sectionOf(page, home.projects.title));
  await expect(all).toHaveCount(6);
  for (const [index, { title, category, description, tags }] of home.projects.items.entries()) {
    const card = all.nth(index);
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(outsideRecords(card.getByRole('paragraph')), title).toHaveText([category, description]);
    await expect(card.getByText(category, { exact: true }), title).toBeVisible();
    await expect(card.getByRole('list').getByRole('listitem'), title).toHaveText(tags);
  }
});

for (const [section, cards] of [
  ['projects', home.projects.items],
  ['industries', home.industries.items],
] as const) {
  test(`§3 Cards of ${section}: each is drawn in its colour`, async ({ open }) => {
    const page = await open('/');
    const found = await cardsOf(sectionOf(page, home[section].title)).evaluateAll((all) =>
      all.map((card) => {
        const [ring, record] = [card.querySelector('svg'), card.querySelector('figure')?.parentElement];
        if (record) return getComputedStyle(record).backgroundColor;
        return ring ? getComputedStyle(ring).color : '';
      }),
    );
    const colours = new Map(cards.map(({ colour }, index) => [colour, found[index]]));
    expect(found).toEqual(cards.map(({ colour }) => colours.get(colour)));
    expect(new Set(found).size).toBe(new Set(cards.map(({ colour }) => colour)).size);
  });
}

test('§3, §9 Service cards: each shows title, description and four features', async ({ open }) => {
  const page = await open('/');
  const all = cardsOf(sectionOf(page, home.services.title));
  await expect(all).toHaveCount(9);
  for (const [index, { title, description, features }] of home.services.items.entries()) {
    const card = all.nth(index);
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card.getByText(description, { exact: true }), title).toBeVisible();
    await expect(card.getByRole('list').getByRole('listitem'), title).toHaveText(features);
    await expect(card.getByRole('listitem'), title).toHaveText([/\w/, /\w/, /\w/, /\w/]);
  }
});

test('§3 Industry cards: each shows title and description', async ({ open }) => {
  const page = await open('/');
  const all = cardsOf(sectionOf(page, home.industries.title));
  await expect(all).toHaveCount(9);
  for (const [index, { title, description }] of home.industries.items.entries()) {
    await expect(all.nth(index).getByRole('heading')).toHaveText(title);
    await expect(all.nth(index).getByText(description, { exact: true }), title).toBeVisible();
  }
});

test('§2.4, §3 Article cards: each shows category, read time, title and summary', async ({ open }) => {
  const page = await open('/insights/blogs');
  const all = cardsOf(sectionOf(page, blogs.articles.title));
  await expect(all.getByRole('heading', { level: 3 })).toHaveText(blogs.articles.items.map(({ title }) => title));
  for (const [index, { category, readTime, title, summary }] of blogs.articles.items.entries()) {
    for (const text of [category, `${readTime} min read`, summary]) {
      await expect(all.nth(index).getByText(text, { exact: true }), title).toBeVisible();
    }
  }
});

test('§2.4, §3 Client stories: each shows name, industry, domain, challenge, solution and results', async ({
  open,
}) => {
  const page = await open('/insights/success-stories');
  const all = cardsOf(sectionOf(page, stories.title));
  for (const [index, { name, industry, domain, challenge, solution, results }] of stories.items.entries()) {
    const story = all.nth(index);
    await expect(story.getByRole('heading', { level: 3 })).toHaveText(name);
    for (const text of [industry, domain]) await expect(story.getByText(text).first(), name).toBeVisible();
    for (const heading of ['Challenge', 'Solution']) {
      await expect(story.getByRole('heading', { name: heading, exact: true }), name).toBeVisible();
    }
    for (const text of [challenge, solution]) {
      await expect(story.getByText(text, { exact: true }), name).toBeVisible();
    }
    await expect(outsideRecords(story.getByRole('listitem')), name).toHaveText(results.points);
    const { testimonial } = results;
    await expect(story.getByRole('blockquote'), name).toHaveText(testimonial ? [testimonial.quote] : []);
  }
});

test('§3 The form of Blogs has an e-mail input and no others', async ({ open }) => {
  const page = await open('/insights/blogs');
  const inputs = page.getByRole('main').locator('form').locator('input, textarea, select');
  expect(await inputs.evaluateAll((all) => all.map((input) => input.getAttribute('name')))).toEqual(['email']);
});

const CLAIMS = {
  '/expertise/crm': ['+80% Lead follow-up efficiency', '+60% Insurance quote speed', '−70% Administrative time'],
  '/insights/success-stories': ['100% Digital transformation', '+300% Online sales in 6 months'],
  '/insights/case-studies': ['+150% Engagement'],
};

for (const [address, claims] of Object.entries(CLAIMS)) {
  test(`§9 Claims: ${address} says ${claims.join(', ')}, and no other`, async ({ open }) => {
    const page = await open(address);
    const figures = outsideRecords(page.getByRole('figure')).filter({ hasText: '%' });
    await expect(figures).toHaveCount(claims.length);
    for (const claim of claims) {
      const [figure = ''] = claim.match(/\d+%/) ?? [];
      const caption = figures.filter({ hasText: figure }).locator('figcaption');
      await expect(caption).toHaveText([claim], { useInnerText: true });
    }
  });
}
