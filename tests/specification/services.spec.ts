import { cardsOf, sectionOf, titlesOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';
import { type Entry, MENUS } from './contract.ts';

for (const { label, href, heading = label } of MENUS.Services as readonly Entry[]) {
  const words = wordsOf('services', href.replace('/services/', ''));

  test(`§2.4 Services: ${heading} has a hero, content cards and nothing but descriptive content`, async ({ open }) => {
    const page = await open(href);
    const main = page.getByRole('main');
    const hero = main.locator('section').first();
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(hero.getByText(words.tagline, { exact: true })).toBeVisible();
    expect(await main.getByRole('paragraph').count()).toBeGreaterThan(8);
    await expect(main.locator('form, input, button, iframe, script')).toHaveCount(0);
    const cards = sectionOf(page, words.solutions.title);
    await expect(titlesOf(cards)).toHaveText(words.solutions.items.map(({ title }) => title));
    await expect(cardsOf(cards).getByRole('paragraph')).toHaveCount(words.solutions.items.length);
  });
}

test('§2.4 Services: Data & AI ends with an AI Strategy & Consulting card', async ({ open }) => {
  const page = await open('/services/data-ai');
  const words = wordsOf('services', 'data-ai');
  await expect(titlesOf(sectionOf(page, words.solutions.title)).last()).toHaveText('AI Strategy & Consulting');
});

const CONSULTING = [
  'Digital Transformation Strategy',
  'Technology Assessment',
  'IT Architecture Planning',
  'Process Optimization',
  'Vendor Selection & Management',
  'Risk Assessment & Mitigation',
];

test(`§2.4 Services: the six cards of IT Consulting are ${CONSULTING.join(', ')}`, async ({ open }) => {
  const page = await open('/services/it-consulting');
  const words = wordsOf('services', 'it-consulting');
  const cards = sectionOf(page, words.solutions.title);
  await expect(cardsOf(cards)).toHaveCount(6);
  await expect(titlesOf(cards)).toHaveText(CONSULTING);
});
