import { expect, test } from 'vitest';
import { alternatePath } from '../../src/lib/content/page-files.ts';
import {
  all,
  attributeOf,
  attributesOf,
  builtPage,
  builtText,
  heroOf,
  mainOf,
  nameOf,
  one,
  readText,
  says,
  sectionOf,
  textOf,
  textsOf,
} from '../support/built-page.ts';
import { sentencesIn } from '../support/prose.ts';
import { wholeWordsOf } from '../support/words.ts';
import { ADDRESSES } from './contract.ts';

const page = builtPage('/contact');
const words = wholeWordsOf('contact');
const { contact } = wholeWordsOf('site');
const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'company', 'subject', 'message'] as const;
const HOURS = {
  'Monday to Friday': '9:00 AM to 6:00 PM',
  Saturday: '9:00 AM to 2:00 PM',
  Sunday: 'Closed',
};

test('§2.4 Contact: has a hero with title and tagline', () => {
  const hero = heroOf(page);
  expect(textsOf(all(hero, 'h1'))).toEqual(['Contact Us']);
  expect(textOf(hero)).toContain(words.tagline);
});

test('§2.4, §3 Contact: the form has the seven fields, each with its label, and no others', () => {
  const form = one(mainOf(page), 'form');
  expect(nameOf(page, form)).toBe(words.form.title);
  const fields = all(form, 'input, textarea');
  expect(attributesOf(fields, 'name')).toEqual(FIELDS);
  expect(fields.map((field) => nameOf(page, field))).toEqual(FIELDS.map((name) => words.form[name].label));
  expect(all(mainOf(page), 'input, textarea, select')).toEqual(fields);
  expect(all(form, '[readonly], [disabled], [hidden], [type=hidden]')).toEqual([]);
});

test('§2.4 Contact: the message has room for more than one line', () => {
  expect(attributesOf(all(mainOf(page), 'textarea'), 'name')).toEqual(['message']);
});

test('§2.4 Contact: the form has a Send Message button', () => {
  const buttons = all(mainOf(page), 'form button');
  expect(textsOf(buttons)).toEqual(['Send Message']);
  expect(buttons.filter((button) => attributeOf(button, 'disabled') !== undefined)).toEqual([]);
});

test('§2.4 Contact: shows a sales address and a support address, and no other address', () => {
  const details = sectionOf(page, words.details.title);
  const terms = textsOf(all(details, 'dt'));
  expect(terms).toContain('Sales');
  expect(terms).toContain('Support');
  const addresses = [contact.sales, contact.support];
  expect(textsOf(all(details, 'a[href^="mailto:"]'))).toEqual(addresses);
  expect(attributesOf(all(page.root, 'a[href^="mailto:"]'), 'href')).toEqual(addresses.map((one) => `mailto:${one}`));
  expect(readText(one(page.root, 'body')).match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g)).toEqual(addresses);
  expect(contact.sales).not.toBe(contact.support);
});

test('§2.4 Contact: shows one telephone number and no other', () => {
  const number = one(page.root, 'a[href^="tel:"]');
  expect(textOf(number)).toBe(contact.phone);
  expect(attributeOf(number, 'href')).toBe(`tel:${contact.phone.replaceAll(' ', '')}`);
  expect(all(sectionOf(page, words.details.title), 'a[href^="tel:"]')).toEqual([number]);
  const digits = readText(one(page.root, 'body')).match(/\+?\(?\d[\d ().\u2011-]{6,}\d/g);
  expect(digits).toEqual([contact.phone]);
});

test('§2.4 Contact: the location is Chennai, Tamil Nadu, India', () => {
  const location = all(sectionOf(page, words.details.title), 'dd').filter((found) =>
    says(found, 'Chennai, Tamil Nadu, India'),
  );
  expect(location).toHaveLength(1);
});

test('§2.4, §9 Contact: the business hours are these three lines', () => {
  const table = one(page.root, 'table');
  expect(textOf(one(table, 'caption'))).toMatch(/hours/i);
  expect(all(table, 'tr').map((row) => [...textsOf(all(row, 'th')), ...textsOf(all(row, 'td'))])).toEqual(
    Object.entries(HOURS),
  );
});

test.each(ADDRESSES)(
  '§2.4, §5, §7 Forms: none on %s is sent anywhere, and no field is required or has bounds',
  (address) => {
    const { root } = builtPage(address);
    const forms = all(root, 'form').map((form) => [attributeOf(form, 'action'), attributeOf(form, 'method')]);
    expect(forms).toEqual(forms.map(() => [undefined, 'dialog']));
    expect(forms).toHaveLength(['/contact', '/insights/blogs'].includes(address) ? 2 : 1);
    const bounds = '[required], [minlength], [maxlength], [pattern], [min], [max], [aria-required=true]';
    expect(all(root, bounds)).toEqual([]);
  },
);

/** A sentence that tells when the office is open, and clock times as sentences tell them. */
const OPENING = /\b(office|opens?|closed|closes|hours)\b/i;
const DAY = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bweek(days?|ends?)\b/i;
const TIME = /\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b|\b(?:noon|midday|midnight)\b/gi;

/** Whether a sentence or a row tells when somebody is there. */
function isAboutHours(sentence: string): boolean {
  return DAY.test(sentence) && (OPENING.test(sentence) || /\d [AP]M\b/.test(sentence));
}

/** Whether a sentence tells other hours than the contract's. */
function isWrong(sentence: string): boolean {
  const times = [...sentence.matchAll(TIME)].map(([time]) => time.toLowerCase().replace(/[:.]00|\./g, ''));
  const onSaturday = /\bsaturdays?\b/i.test(sentence) && !/\b(friday|sunday)s?\b/i.test(sentence);
  if (onSaturday && /\b(closed|closes)\b/i.test(sentence) && times.length === 0) return true;
  return times.some((time) => !(onSaturday ? ['9 am', '2 pm'] : ['9 am', '6 pm', '2 pm']).includes(time));
}

test('§9 Hours: no sentence of a page, nor of its Markdown, tells other hours', () => {
  const texts = ADDRESSES.flatMap((address) => [builtPage(address).html, builtText(alternatePath(address))]);
  const sentences = [...texts, builtText('llms.txt')].flatMap(sentencesIn);
  const told = sentences.filter(isAboutHours);
  expect(told.length).toBeGreaterThan(2);
  expect(told.filter(isWrong)).toEqual([]);
  expect(isWrong('On Saturdays the office is open until 4 PM.')).toBe(true);
  expect(isWrong('On Saturdays the office is closed.')).toBe(true);
  for (const [day, hours] of Object.entries(HOURS)) {
    expect(builtText(alternatePath('/contact'))).toMatch(new RegExp(`^.*${day}.*${hours}.*$`, 'm'));
  }
});
