import { cardsOf, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const home = wordsOf('home');
const blogs = wordsOf('blogs');
const { stories } = wordsOf('success-stories');

for (const [index, item] of home.testimonials.items.entries()) {
  test(`§3 Testimonial ${index + 1}: shows name, role, company, content, rating and initials`, async ({ open }) => {
    const page = await open('/');
    const testimonial = sectionOf(page, home.testimonials.title).getByRole('listitem').nth(index);
    for (const text of [item.name, item.role, item.company, item.initials]) {
      await expect(testimonial.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(testimonial.getByRole('blockquote')).toHaveText(item.content);
    await expect(testimonial.getByRole('img')).toHaveAccessibleName(`${item.rating} out of 5 stars`);
  });
}

for (const [index, { title, category, description, tags }] of home.projects.cards.entries()) {
  test(`§3 Project card ${index + 1}: shows title, category, description and tags`, async ({ open }) => {
    const page = await open('/');
    const card = cardsOf(sectionOf(page, home.projects.title)).nth(index);
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card.getByRole('paragraph')).toHaveText([category, description]);
    await expect(card.getByRole('listitem')).toHaveText(tags);
  });
}

for (const [section, cards] of [
  ['projects', home.projects.cards],
  ['industries', home.industries.cards],
] as const) {
  test(`§3 Cards of ${section}: each is drawn in its colour`, async ({ open }) => {
    const page = await open('/');
    const found = await cardsOf(sectionOf(page, home[section].title)).evaluateAll((all) =>
      all.map((card) => {
        const drawing = card.querySelector('svg');
        return drawing ? getComputedStyle(drawing).color : '';
      }),
    );
    const colours = new Map(cards.map(({ colour }, index) => [colour, found[index]]));
    expect(found).toEqual(cards.map(({ colour }) => colours.get(colour)));
    expect(new Set(found).size).toBe(new Set(cards.map(({ colour }) => colour)).size);
  });
}

for (const [index, { title, description, features }] of home.services.cards.entries()) {
  test(`§3 Service card ${index + 1}: shows title, description and four features`, async ({ open }) => {
    const page = await open('/');
    const card = cardsOf(sectionOf(page, home.services.title)).nth(index);
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card.getByText(description, { exact: true })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText(features);
  });
}

for (const [index, { title, description }] of home.industries.cards.entries()) {
  test(`§3 Industry card ${index + 1}: shows title and description`, async ({ open }) => {
    const page = await open('/');
    const card = cardsOf(sectionOf(page, home.industries.title)).nth(index);
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card.getByText(description, { exact: true })).toBeVisible();
  });
}

for (const [index, { category, readTime, title, summary }] of blogs.articles.cards.entries()) {
  test(`§3 Article card ${index + 1}: shows category, read time, title and summary`, async ({ open }) => {
    const page = await open('/insights/blogs');
    const card = cardsOf(sectionOf(page, blogs.articles.title)).nth(index);
    await expect(card.getByText(category, { exact: true })).toBeVisible();
    await expect(card.getByText(`${readTime} min read`, { exact: true })).toBeVisible();
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card.getByText(summary, { exact: true })).toBeVisible();
  });
}

for (const [index, { name, industry, domain, challenge, solution, results }] of stories.stories.entries()) {
  test(`§3 Client story ${index + 1}: shows name, industry, domain, challenge, solution, results`, async ({ open }) => {
    const page = await open('/insights/success-stories');
    const story = cardsOf(sectionOf(page, stories.title)).nth(index);
    await expect(story.getByRole('heading', { level: 3 })).toHaveText(name);
    for (const text of [industry, domain]) await expect(story).toContainText(text);
    for (const text of [challenge, solution]) await expect(story.getByText(text, { exact: true })).toBeVisible();
    await expect(story.getByRole('listitem')).toHaveText(results.points);
  });
}

for (const [address, words] of [
  ['/contact', ['firstName', 'lastName', 'email', 'phone', 'company', 'subject', 'message']],
  ['/insights/blogs', ['email']],
] as const) {
  test(`§3 The form of ${address} has the inputs ${words.join(', ')} and no others`, async ({ open }) => {
    const page = await open(address);
    const inputs = page.getByRole('main').locator('form').locator('input, textarea, select');
    const names = await inputs.evaluateAll((all) => all.map((input) => input.getAttribute('name')));
    expect(names.toSorted()).toEqual(words.toSorted());
  });
}

for (const [address, figure, sentence] of [
  ['/expertise/crm', '80%', '+80% Lead follow-up efficiency'],
  ['/expertise/crm', '60%', '+60% Insurance quote speed'],
  ['/expertise/crm', '70%', '−70% Administrative time'],
  ['/insights/success-stories', '100%', '100% Digital transformation'],
  ['/insights/success-stories', '300%', '+300% Online sales in 6 months'],
  ['/insights/success-stories', '150%', '+150% Engagement'],
  ['/insights/case-studies', '300%', '+300% Online sales in 6 months'],
  ['/insights/case-studies', '150%', '+150% Engagement'],
] as const) {
  test(`§9 Claims: ${address} says ${sentence}`, async ({ open }) => {
    const page = await open(address);
    const claim = page.getByRole('figure').filter({ hasText: figure });
    await expect(claim).toHaveCount(1);
    await expect(claim).toHaveText(sentence, { useInnerText: true });
  });
}

for (const [address, count] of [
  ['/expertise/crm', 3],
  ['/insights/success-stories', 3],
  ['/insights/case-studies', 2],
] as const) {
  test(`§9 Claims: ${address} makes ${count} of them`, async ({ open }) => {
    const page = await open(address);
    await expect(page.getByRole('figure').filter({ hasText: '%' })).toHaveCount(count);
  });
}
