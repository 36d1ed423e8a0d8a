import { cardsOf, sectionOf, titlesOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';
import { type Entry, MENUS } from './contract.ts';

for (const { label, href, heading = label } of MENUS.Expertise as readonly Entry[]) {
  const words = wordsOf('expertise', href.replace('/expertise/', ''));

  test(`§2.4, §9 Expertise: ${heading} has a hero with title and tagline, and six cards`, async ({ open }) => {
    const page = await open(href);
    const hero = page.getByRole('main').locator('section').first();
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(hero.getByText(words.tagline, { exact: true })).toBeVisible();
    const cards = sectionOf(page, words.solutions.title);
    await expect(cardsOf(cards)).toHaveCount(6);
    await expect(titlesOf(cards)).toHaveText(words.solutions.items.map(({ title }) => title));
    await expect(cardsOf(cards).getByRole('paragraph')).toHaveCount(6);
  });
}

test('§2.4 Expertise: CRM has an intro text', async ({ open }) => {
  const page = await open('/expertise/crm');
  await expect(page.getByText(wordsOf('expertise', 'crm').intro, { exact: true })).toBeVisible();
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
  test(`§2.4 Expertise: the cards of ${name.toUpperCase()} are ${titles.join(', ')}`, async ({ open }) => {
    const page = await open(`/expertise/${name}`);
    const cards = sectionOf(page, wordsOf('expertise', name).solutions.title);
    await expect(titlesOf(cards)).toHaveText(titles);
  });
}

test('§2.4 Expertise: CRM has three success-story cards', async ({ open }) => {
  const page = await open('/expertise/crm');
  const { stories } = wordsOf('expertise', 'crm');
  const cards = cardsOf(sectionOf(page, stories?.title ?? ''));
  await expect(cards).toHaveCount(3);
  await expect(cards.getByRole('figure')).toHaveCount(3);
  await expect(cards.getByRole('heading')).toHaveText(stories?.items.map(({ title }) => title) ?? []);
});
