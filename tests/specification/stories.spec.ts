import { expectNothingToHappen } from '../support/nothing.ts';
import { cardsOf, outsideRecords, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const { stories } = wordsOf('success-stories');
const { caseStudies } = wordsOf('case-studies');

test('§2.4, §9 Success Stories: has five client stories', async ({ open }) => {
  const page = await open('/insights/success-stories');
  await expect(cardsOf(sectionOf(page, stories.title))).toHaveCount(5);
});

test('§2.4 Success Stories: some include a testimonial quote, not all', async ({ open }) => {
  const page = await open('/insights/success-stories');
  const quotes = await sectionOf(page, stories.title).getByRole('blockquote').count();
  expect(quotes).toBeGreaterThanOrEqual(2);
  expect(quotes).toBeLessThan(5);
});

test('§2.4, §9 Case Studies: has four cases', async ({ open }) => {
  const page = await open('/insights/case-studies');
  await expect(cardsOf(sectionOf(page, caseStudies.title))).toHaveCount(4);
});

test('§2.4 Case Studies: each case has its challenges, its solution and its results', async ({ open }) => {
  const page = await open('/insights/case-studies');
  const all = cardsOf(sectionOf(page, caseStudies.title));
  for (const [index, { title, challenges, solution, results }] of caseStudies.items.entries()) {
    const study = all.nth(index);
    for (const heading of ['Challenges', 'Solution', 'Results']) {
      await expect(study.getByRole('heading', { name: heading, exact: true }), title).toBeVisible();
    }
    await expect(study.getByText(solution, { exact: true }), title).toBeVisible();
    const lists = outsideRecords(study.getByRole('list'));
    await expect(lists.first().getByRole('listitem'), title).toHaveText(challenges);
    await expect(lists.last().getByRole('listitem'), title).toHaveText(results.points);
  }
});

test('§2.4 Case Studies: has a Start Your Project button', async ({ open }) => {
  const page = await open('/insights/case-studies');
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Start Your Project']);
});

test('§2.4 Case Studies: the Start Your Project button does nothing', async ({ page }) => {
  await page.goto('/insights/case-studies');
  await expectNothingToHappen(page.getByRole('button', { name: 'Start Your Project' }));
});
