import { expect, letterWords, newVisitor, test } from './test.ts';

const BOXES = [
  { name: 'the footer', address: '/about', place: 'footer' },
  { name: 'Blogs', address: '/insights/blogs', place: 'main' },
];

for (const { name, address, place } of BOXES) {
  test(`the box of ${name} sends an address once, and says so`, async ({ page, endpoint, complaints }) => {
    const email = newVisitor();
    endpoint.plan(email, 'slow');
    await page.goto(address);
    const form = page.locator(`${place} form`);
    await form.locator('[name="email"]').fill(email);
    await form.getByRole('button').dblclick();
    await expect(form.getByRole('status')).toHaveText(letterWords.sent);
    await expect(form.locator('[name="email"]')).toHaveValue('');
    expect(endpoint.takenFrom(email)).toHaveLength(1);
    expect(endpoint.requestsOf(email)).toBe(1);
    expect(complaints).toEqual([]);
  });

  test(`the box of ${name} keeps an address that could not be sent`, async ({ page, endpoint }) => {
    const email = newVisitor();
    endpoint.plan(email, 'bad request', 'answer lost in its body');
    await page.goto(address);
    const form = page.locator(`${place} form`);
    await form.locator('[name="email"]').fill(email);
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toHaveText(letterWords.failed);
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toHaveText(letterWords.lost);
    await expect(form.locator('[name="email"]')).toHaveValue(email);
  });
}

test('a box asks for an address, and for one that can be one', async ({ page }) => {
  await page.goto('/about');
  const form = page.locator('footer form');
  for (const wrong of ['', 'nobody@']) {
    await form.locator('[name="email"]').fill(wrong);
    await form.getByRole('button').click();
    await expect(form.locator('[name="email"]')).toBeFocused();
    await expect(form.getByRole('status')).toHaveText('');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, address, place } of BOXES) {
    test(`the box of ${name} sends, and comes back to the page`, async ({ page, endpoint }) => {
      const email = newVisitor();
      await page.goto(address);
      const form = page.locator(`${place} form`);
      await form.locator('[name="email"]').fill(email);
      await form.getByRole('button').click();
      await page.waitForURL(new RegExp(`${address}#`));
      await expect(form.getByText(letterWords.sent)).toBeVisible();
      expect(endpoint.takenFrom(email)).toHaveLength(1);
    });
  }
});
