import { sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const words = wordsOf('contact');
const { contact } = wordsOf('site');

test('§2.4 Contact: has a hero with title and tagline', async ({ open }) => {
  const page = await open('/contact');
  const hero = page.getByRole('main').locator('section').first();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(hero).toContainText(words.tagline);
});

for (const name of ['firstName', 'lastName', 'email', 'phone', 'company', 'subject', 'message'] as const) {
  test(`§2.4 Contact: the form has the field ${name}`, async ({ open }) => {
    const page = await open('/contact');
    const form = page.getByRole('form', { name: words.form.title });
    const field = form.getByRole('textbox', { name: words.form[name].label, exact: true });
    await expect(field).toBeEditable();
    await expect(field).toHaveAttribute('name', name);
  });
}

test('§2.4 Contact: the form has these seven fields and no more', async ({ open }) => {
  const page = await open('/contact');
  await expect(page.getByRole('main').locator('input, textarea, select')).toHaveCount(7);
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

test('§2.4 Contact: shows a sales address', async ({ open }) => {
  const page = await open('/contact');
  const details = sectionOf(page, words.details.title);
  await expect(details.getByRole('term').filter({ hasText: 'Sales' })).toBeVisible();
  await expect(details.getByRole('link', { name: contact.sales })).toHaveAttribute('href', `mailto:${contact.sales}`);
});

test('§2.4 Contact: shows a support address', async ({ open }) => {
  const page = await open('/contact');
  const details = sectionOf(page, words.details.title);
  await expect(details.getByRole('term').filter({ hasText: 'Support' })).toBeVisible();
  const link = details.getByRole('link', { name: contact.support });
  await expect(link).toHaveAttribute('href', `mailto:${contact.support}`);
});

test('§2.4 Contact: sales and support have different addresses', () => {
  expect(contact.sales).not.toBe(contact.support);
});

test('§2.4 Contact: shows one telephone number', async ({ open }) => {
  const page = await open('/contact');
  const numbers = sectionOf(page, words.details.title).locator('a[href^="tel:"]');
  await expect(numbers).toHaveText([contact.phone]);
  await expect(numbers).toHaveAttribute('href', `tel:${contact.phone.replaceAll(' ', '')}`);
});

test('§2.4 Contact: the location is Chennai, Tamil Nadu, India', async ({ open }) => {
  const page = await open('/contact');
  const details = sectionOf(page, words.details.title);
  await expect(details.getByRole('definition').getByText('Chennai, Tamil Nadu, India', { exact: true })).toBeVisible();
});

for (const [days, time] of [
  ['Monday to Friday', '9:00 AM to 6:00 PM'],
  ['Saturday', '9:00 AM to 2:00 PM'],
  ['Sunday', 'Closed'],
] as const) {
  test(`§2.4, §9 Contact: business hours, ${days}: ${time}`, async ({ open }) => {
    const page = await open('/contact');
    const row = page.getByRole('table', { name: /hours/i }).getByRole('row', { name: days });
    await expect(row.getByRole('rowheader')).toHaveText(days);
    await expect(row.getByRole('cell')).toHaveText(time);
  });
}

test('§9 Contact: the business hours have these three lines and no more', async ({ open }) => {
  const page = await open('/contact');
  await expect(page.getByRole('table', { name: /hours/i }).getByRole('row')).toHaveCount(3);
});
