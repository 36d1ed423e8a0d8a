import { wordsOf } from '../support/words.ts';
import { CONNECTIONS } from './connections.ts';
import { expect, test } from './test.ts';

const { welcome } = wordsOf('home');
const { solutions } = wordsOf('solutions');
const { articles } = wordsOf('blogs');

const connected = { solution: 'energy', article: 'quotations' };
const titleOf = (items: { name: string; title: string }[], name: string) =>
  items.find((item) => item.name === name)?.title ?? '';

for (const { address, label, action } of [
  ...welcome.actions.map((button) => ({ address: '/', ...button })),
  { address: '/insights/solutions', label: 'Contact Us', action: 'contact-us' },
  { address: '/insights/case-studies', label: 'Start Your Project', action: 'start-project' },
]) {
  test(`${label} on ${address} is a link to where it is connected`, async ({ page }) => {
    await page.goto(address);
    const link = page.getByRole('main').getByRole('link', { name: label, exact: true });
    await expect(link).toHaveAttribute('href', Reflect.get(CONNECTIONS, `actions.${action}`));
  });
}

test('Learn More leads on where it is connected, and is a label elsewhere', async ({ page }) => {
  await page.goto('/insights/solutions');
  const name = `${solutions.learnMore}: ${titleOf(solutions.items, connected.solution)}`;
  const links = page.getByRole('link', { name: new RegExp(`^${solutions.learnMore}`) });
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAccessibleName(name);
  await expect(links).toHaveAttribute('href', CONNECTIONS['solutions.energy']);
  await expect(page.getByText(solutions.learnMore, { exact: true })).toHaveCount(solutions.items.length);
});

test('Read More leads on where it is connected, and nowhere elsewhere', async ({ page }) => {
  await page.goto('/insights/blogs');
  for (const { name, title } of articles.items) {
    // On its card, and where the papers at the head of the page are about it.
    const links = page.getByRole('link', { name: `${articles.readMore}: ${title}` });
    const href = name === connected.article ? CONNECTIONS['articles.quotations'] : '#';
    expect(await links.count(), title).toBeGreaterThan(0);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', href);
  }
});
