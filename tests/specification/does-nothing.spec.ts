import { expectNothingToHappen } from '../support/nothing.ts';
import { expect, test } from '../support/test.ts';

for (const [address, name] of [
  ['/', 'Get Started Today'],
  ['/', 'Watch Demo'],
  ['/insights/solutions', 'Contact Us'],
  ['/insights/blogs', 'Subscribe'],
  ['/insights/case-studies', 'Start Your Project'],
] as const) {
  test(`§2.4 Buttons: ${name} on ${address} does nothing`, async ({ page }) => {
    await page.goto(address);
    await expectNothingToHappen(page.getByRole('main').getByRole('button', { name, exact: true }));
  });
}

test('§2.4 Blogs: the Subscribe button does nothing with an address, which stays where it is', async ({ page }) => {
  await page.goto('/insights/blogs');
  const form = page.getByRole('main').locator('form');
  await form.getByRole('textbox').fill('visitor@example.org');
  await expectNothingToHappen(form.getByRole('button'));
  await expect(form.getByRole('textbox')).toHaveValue('visitor@example.org');
});
