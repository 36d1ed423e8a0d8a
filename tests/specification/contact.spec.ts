import { sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const words = wordsOf('contact');
const { contact } = wordsOf('site');
const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'company', 'subject', 'message'] as const;

test('§2.4 Contact: has a hero with title and tagline', async ({ open }) => {
  const page = await open('/contact');
  const hero = page.getByRole('main').locator('section').first();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(hero).toContainText(words.tagline);
});

test('§2.4, §3 Contact: the form has the seven fields, each with its label, and no others', async ({ open }) => {
  const page = await open('/contact');
  const form = page.getByRole('form', { name: words.form.title });
  for (const name of FIELDS) {
    const field = form.getByRole('textbox', { name: words.form[name].label, exact: true });
    await expect(field, name).toBeEditable();
    await expect(field).toHaveAttribute('name', name);
  }
  await expect(page.getByRole('main').locator('input, textarea, select')).toHaveCount(FIELDS.length);
});

test('§2.4 Contact: the message has room for more than one line', async ({ open }) => {
  const page = await open('/contact');
  const message = page.getByRole('textbox', { name: words.form.message.label });
  expect(await message.evaluate((field) => field.tagName)).toBe('TEXTAREA');
});

test('§2.4 Contact: the form has a Send Message button', async ({ open }) => {
  const page = await open('/contact');
  const form = page.getByRole('form', { name: words.form.title });
  await expect(form.getByRole('button')).toHaveText(['Send Message']);
});

test('§2.4 Contact: shows a sales address and a support address, and no other address', async ({ open }) => {
  const page = await open('/contact');
  const details = sectionOf(page, words.details.title);
  for (const [term, address] of [
    ['Sales', contact.sales],
    ['Support', contact.support],
  ] as const) {
    await expect(details.getByRole('term').filter({ hasText: term })).toBeVisible();
    await expect(details.getByRole('link', { name: address, exact: true })).toHaveAttribute(
      'href',
      `mailto:${address}`,
    );
  }
  const shown = (await page.locator('body').innerText()).match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g);
  expect(shown?.toSorted()).toEqual([contact.sales, contact.support].toSorted());
  expect(new Set(shown).size).toBe(2);
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(2);
});

test('§2.4 Contact: shows one telephone number and no other', async ({ open }) => {
  const page = await open('/contact');
  const numbers = page.locator('a[href^="tel:"]');
  await expect(numbers).toHaveText([contact.phone]);
  await expect(numbers).toHaveAttribute('href', `tel:${contact.phone.replaceAll(' ', '')}`);
  await expect(sectionOf(page, words.details.title).locator(numbers)).toBeVisible();
  const digits = (await page.locator('body').innerText()).match(/\+?\(?\d[\d ().\u2011-]{6,}\d/g);
  expect(digits).toEqual([contact.phone]);
});

test('§2.4 Contact: the location is Chennai, Tamil Nadu, India', async ({ open }) => {
  const page = await open('/contact');
  const details = sectionOf(page, words.details.title);
  await expect(details.getByRole('definition').getByText('Chennai, Tamil Nadu, India', { exact: true })).toBeVisible();
});

test('§2.4, §9 Contact: the business hours are these three lines', async ({ open }) => {
  const page = await open('/contact');
  const rows = page.getByRole('table', { name: /hours/i }).getByRole('row');
  await expect(rows.getByRole('rowheader')).toHaveText(['Monday to Friday', 'Saturday', 'Sunday']);
  await expect(rows.getByRole('cell')).toHaveText(['9:00 AM to 6:00 PM', '9:00 AM to 2:00 PM', 'Closed']);
  await expect(rows).toHaveCount(3);
});
