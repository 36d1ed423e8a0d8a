import type { Page } from '@playwright/test';
import { expectNothingToBeSent, expectNothingToHappen } from '../support/nothing.ts';
import { sends } from '../support/sending.ts';
import { expect, test } from '../support/test.ts';
import { wordsIfAny, wordsOf } from '../support/words.ts';

const { form: fields } = wordsOf('contact');

const contactForm = (page: Page) => page.getByRole('main').locator('form');
const footerForm = (page: Page) => page.getByRole('contentinfo').locator('form');
/** Those that are not connected. */
const FORMS = [
  { name: 'the contact form', address: '/contact', form: contactForm },
  ...(wordsIfAny('blogs')?.newsletter
    ? [{ name: 'the newsletter box of Blogs', address: '/insights/blogs', form: contactForm }]
    : []),
  ...(wordsOf('navigation').footer.newsletter
    ? [{ name: 'the newsletter box of the footer', address: '/about', form: footerForm }]
    : []),
].filter(({ address }) => !sends(address));

const MESSAGE = {
  firstName: 'Meena',
  lastName: 'Raman',
  email: 'meena@example.org',
  phone: '+91 44 5550 0100',
  company: 'A company',
  subject: 'One stock count for two godowns',
  message: 'Two lines,\nand the second one.',
};

for (const { name, address, form } of FORMS) {
  // The newsletter's form of the footer is the same: the other one is left to CI.
  const tag = address === '/insights/blogs' ? '@thorough' : [];
  test(`§5 Forms: ${name} refuses what is no e-mail, accepts an address, and then the complaint goes`, { tag }, async ({
    page,
  }) => {
    await page.goto(address);
    const input = form(page).locator('input[name="email"]');
    for (const [wrong, width] of [
      ['not an address', 1280],
      ['nobody@', 1280],
      ['nobody@', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await input.fill(wrong);
      await expectNothingToBeSent(form(page).getByRole('button'));
      await expect(form(page).locator('input:user-invalid')).toHaveCount(1);
      await expect(input).toBeFocused();
      await expect(input).toHaveValue(wrong);
    }
    await input.fill('nobody@example.org');
    await form(page).getByRole('button').click();
    await expect(form(page).locator(':invalid')).toHaveCount(0);
  });

  test(`§5, §7 Forms: ${name}, sent empty or filled in, does nothing, requests nothing and clears nothing`, {
    tag,
  }, async ({ page }) => {
    await page.goto(address);
    await expectNothingToHappen(form(page).getByRole('button'));
    await expect(form(page).locator(':invalid')).toHaveCount(0);
    const fields = Object.entries(address === '/contact' ? MESSAGE : { email: MESSAGE.email });
    for (const [field, value] of fields) await form(page).locator(`[name="${field}"]`).fill(value);
    await expectNothingToHappen(form(page).getByRole('button'));
    await expectNothingToHappen(form(page).locator('[name="email"]'), (input) => input.press('Enter'));
    for (const [field, value] of fields) {
      await expect(form(page).locator(`[name="${field}"]`)).toHaveValue(value);
    }
  });
}

// A connected form says it itself.
if (!sends('/contact')) {
  test('a refused e-mail says beside its field what is wrong, for as long as it is, and to those who hear the field', async ({
    page,
  }) => {
    await page.goto('/contact');
    const input = contactForm(page).locator('input[name="email"]');
    const problem = contactForm(page).getByText(fields.email.problem);
    await expect(input).toHaveAccessibleDescription(fields.email.problem);
    await expect(problem).toBeHidden();
    await input.fill('nobody@');
    await contactForm(page).getByRole('button').click();
    await expect(problem).toBeVisible();
    expect(await input.evaluate((field) => Number.parseFloat(getComputedStyle(field).outlineWidth))).toBe(3);
    await input.fill('nobody@example.org');
    await input.press('Tab');
    await expect(problem).toBeHidden();
  });
}

test('§5 Forms: every field has a label that is seen', async ({ page }) => {
  for (const { address } of FORMS) {
    await page.goto(address);
    for (const input of await page.locator('input, textarea').all()) {
      const label = await input.evaluate((field: HTMLInputElement) => {
        const { width, height } = field.labels?.[0]?.getBoundingClientRect() ?? { width: 0, height: 0 };
        return Math.min(width, height);
      });
      expect(label, `${address}, ${await input.getAttribute('id')}`).toBeGreaterThan(10);
    }
  }
});
