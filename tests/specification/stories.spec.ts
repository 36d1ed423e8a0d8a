import { expectNothingToHappen } from '../support/nothing.ts';
import { cardsOf, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const { stories } = wordsOf('success-stories');
const { caseStudies } = wordsOf('case-studies');

test('§2.4, §9 Success Stories: has five client stories', async ({ open }) => {
  const page = await open('/insights/success-stories');
  await expect(cardsOf(sectionOf(page, stories.title))).toHaveCount(5);
});

for (const [index, { industry, challenge, solution, results }] of stories.stories.entries()) {
  const nth = index + 1;
  test(`§2.4 Success Stories: story ${nth} names its industry`, async ({ open }) => {
    const page = await open('/insights/success-stories');
    const story = cardsOf(sectionOf(page, stories.title)).nth(index);
    await expect(story.getByText(industry).first()).toBeVisible();
  });

  test(`§2.4 Success Stories: story ${nth} tells its challenge`, async ({ open }) => {
    const page = await open('/insights/success-stories');
    const story = cardsOf(sectionOf(page, stories.title)).nth(index);
    await expect(story.getByRole('heading', { name: 'Challenge', exact: true })).toBeVisible();
    await expect(story.getByText(challenge, { exact: true })).toBeVisible();
  });

  test(`§2.4 Success Stories: story ${nth} tells its solution`, async ({ open }) => {
    const page = await open('/insights/success-stories');
    const story = cardsOf(sectionOf(page, stories.title)).nth(index);
    await expect(story.getByRole('heading', { name: 'Solution', exact: true })).toBeVisible();
    await expect(story.getByText(solution, { exact: true })).toBeVisible();
  });

  test(`§3 Client story: story ${nth} shows the testimonial that it has, and no other`, async ({ open }) => {
    const page = await open('/insights/success-stories');
    const quotes = cardsOf(sectionOf(page, stories.title)).nth(index).getByRole('blockquote');
    await expect(quotes).toHaveText(results.testimonial ? [results.testimonial.quote] : []);
  });
}

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

for (const [index, { challenges, solution, results }] of caseStudies.cases.entries()) {
  const nth = index + 1;
  test(`§2.4 Case Studies: case ${nth} has its challenges`, async ({ open }) => {
    const page = await open('/insights/case-studies');
    const study = cardsOf(sectionOf(page, caseStudies.title)).nth(index);
    await expect(study.getByRole('heading', { name: 'Challenges', exact: true })).toBeVisible();
    await expect(study.getByRole('list').first().getByRole('listitem')).toHaveText(challenges);
  });

  test(`§2.4 Case Studies: case ${nth} has its solution`, async ({ open }) => {
    const page = await open('/insights/case-studies');
    const study = cardsOf(sectionOf(page, caseStudies.title)).nth(index);
    await expect(study.getByRole('heading', { name: 'Solution', exact: true })).toBeVisible();
    await expect(study.getByText(solution, { exact: true })).toBeVisible();
  });

  test(`§2.4 Case Studies: case ${nth} has its results`, async ({ open }) => {
    const page = await open('/insights/case-studies');
    const study = cardsOf(sectionOf(page, caseStudies.title)).nth(index);
    await expect(study.getByRole('heading', { name: 'Results', exact: true })).toBeVisible();
    await expect(study.getByRole('list').last().getByRole('listitem')).toHaveText(results.points);
  });
}

test('§2.4 Case Studies: has a Start Your Project button', async ({ open }) => {
  const page = await open('/insights/case-studies');
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Start Your Project']);
});

test('§2.4 Case Studies: the Start Your Project button does nothing', async ({ page }) => {
  await page.goto('/insights/case-studies');
  await expectNothingToHappen(page, () => page.getByRole('button', { name: 'Start Your Project' }).click());
});
