import { expect, test } from 'vitest';
import { all, attributeOf, builtPage, nameOf } from '../support/built-page.ts';
import { everywhere } from '../support/sitemap.ts';
import { wordsOf } from '../support/words.ts';

const FORMS = everywhere.flatMap((address) => {
  const page = builtPage(address);
  return all(page.root, 'form').map((form) => ({ address, page, form, fields: all(form, 'input, textarea, select') }));
});
/** How browsers know what to fill in. */
const AUTOFILL = new Map([
  ['firstName', ['text', 'given-name']],
  ['lastName', ['text', 'family-name']],
  ['email', ['email', 'email']],
  ['phone', ['tel', 'tel']],
  ['company', ['text', 'organization']],
]);

test('§5 Forms: every form has one e-mail input, typed as e-mail, and browsers can fill in what they know', () => {
  // Every page has the newsletter's, if there is one, and some page the one to write to the company with.
  expect(FORMS.length).toBeGreaterThan(wordsOf('navigation').footer.newsletter ? everywhere.length : 0);
  expect(FORMS.filter(({ form }) => all(form, 'textarea').length > 0)).toHaveLength(1);
  for (const { address, fields } of FORMS) {
    const names = fields.map((field) => attributeOf(field, 'name') ?? '');
    expect(
      names.filter((name) => name === 'email'),
      address,
    ).toHaveLength(1);
    for (const field of fields) {
      const known = AUTOFILL.get(attributeOf(field, 'name') ?? '');
      if (known) expect([attributeOf(field, 'type'), attributeOf(field, 'autocomplete')], address).toEqual(known);
    }
  }
});

test('what is typed as words runs in the direction of its own script', () => {
  const words = FORMS.flatMap(({ fields }) =>
    fields.filter((field) => field.tagName === 'textarea' || attributeOf(field, 'type') === 'text'),
  );
  expect(words.length).toBeGreaterThan(1);
  for (const field of words) expect(attributeOf(field, 'dir')).toBe('auto');
});

test('§5 Forms: every field has a label', () => {
  for (const { address, page, fields } of FORMS) {
    const shown = fields.filter((field) => attributeOf(field, 'type') !== 'hidden');
    for (const field of shown) expect(nameOf(page, field), address).toMatch(/\w/);
  }
});
