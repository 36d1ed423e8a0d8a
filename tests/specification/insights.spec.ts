import { expectNothingToHappen } from '../support/nothing.ts';
import { cardsOf, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';
import { MENUS } from './contract.ts';

const solutions = wordsOf('solutions');
const blogs = wordsOf('blogs');

for (const { label, href } of MENUS.Insights) {
  test(`§2.4 Insights: ${label} has a hero with title and tagline`, async ({ open }) => {
    const page = await open(href);
    const hero = page.getByRole('main').locator('section').first();
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(label);
    await expect(hero.getByRole('paragraph').last()).toHaveText(/\w{3}.*\./);
  });
}

test('§2.4, §9 Solutions: has nine cards', async ({ open }) => {
  const page = await open('/insights/solutions');
  await expect(cardsOf(sectionOf(page, solutions.solutions.title))).toHaveCount(9);
});

test('§2.4 Solutions: each card has a Learn More label', async ({ open }) => {
  const page = await open('/insights/solutions');
  const labels = cardsOf(sectionOf(page, solutions.solutions.title)).getByText('Learn More', { exact: true });
  await expect(labels).toHaveCount(9);
  for (const label of await labels.all()) await expect(label).toBeVisible();
});

test('§2.4 Solutions: Learn More does nothing, it is neither link nor button', async ({ open }) => {
  const page = await open('/insights/solutions');
  const cards = cardsOf(sectionOf(page, solutions.solutions.title));
  await expect(cards.locator('a, button, summary, [role], [tabindex], [onclick]')).toHaveCount(0);
});

test('§2.4 Solutions: a section below the cards is headed "Have an Exciting Project?"', async ({ open }) => {
  const page = await open('/insights/solutions');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.nth(-2)).toHaveText(solutions.solutions.title);
  await expect(headings.last()).toHaveText('Have an Exciting Project?');
});

test('§2.4 Solutions: that section has a Contact Us button', async ({ open }) => {
  const page = await open('/insights/solutions');
  const section = sectionOf(page, 'Have an Exciting Project?');
  await expect(section.getByRole('button')).toHaveText(['Contact Us']);
  await expect(section.getByRole('link')).toHaveCount(0);
});

test('§2.4 Solutions: its Contact Us button does nothing', async ({ page }) => {
  await page.goto('/insights/solutions');
  await expectNothingToHappen(page.getByRole('main').getByRole('button', { name: 'Contact Us' }));
});

test('§2.4, §9 Blogs: has six article cards', async ({ open }) => {
  const page = await open('/insights/blogs');
  await expect(cardsOf(sectionOf(page, blogs.articles.title))).toHaveCount(6);
});

test('§2.4 Blogs: each article has a Read More link to #, which names it', async ({ open }) => {
  const page = await open('/insights/blogs');
  const cards = cardsOf(sectionOf(page, blogs.articles.title));
  for (const [index, { title }] of blogs.articles.items.entries()) {
    const links = cards.nth(index).getByRole('link');
    await expect(links).toHaveText(['Read More']);
    await expect(links).toHaveAttribute('href', '#');
    await expect(links).toHaveAccessibleName(`Read More: ${title}`);
  }
});

test('§2.4, §9 Blogs: the articles take 5, 7, 6, 8, 5 and 6 minutes to read', async ({ open }) => {
  const page = await open('/insights/blogs');
  const times = cardsOf(sectionOf(page, blogs.articles.title)).getByText(/\bmin/);
  await expect(times).toHaveText([5, 7, 6, 8, 5, 6].map((minutes) => `${minutes} min read`));
});

test('§2.4 Blogs: below the articles is a newsletter box with an e-mail input', async ({ open }) => {
  const page = await open('/insights/blogs');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toHaveText(blogs.newsletter.title);
  const input = sectionOf(page, blogs.newsletter.title).getByRole('textbox');
  await expect(input).toHaveCount(1);
  await expect(input).toHaveAttribute('type', 'email');
  await expect(input).toHaveAccessibleName(blogs.newsletter.label);
});

test('§2.4 Blogs: the newsletter box has a Subscribe button', async ({ open }) => {
  const page = await open('/insights/blogs');
  await expect(sectionOf(page, blogs.newsletter.title).getByRole('button')).toHaveText(['Subscribe']);
});

test('§2.4 Blogs: the Subscribe button does nothing', async ({ page }) => {
  await page.goto('/insights/blogs');
  const box = sectionOf(page, blogs.newsletter.title);
  await box.getByRole('textbox').fill('visitor@example.org');
  await expectNothingToHappen(box.getByRole('button'));
  await expect(box.getByRole('textbox')).toHaveValue('visitor@example.org');
});
