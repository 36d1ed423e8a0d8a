import { expect, test } from 'vitest';
import { withOffers } from './offers.ts';

const offers = [{ name: 'first-look', text: 'The first call is free.' }];

test('a closing says its offer after its text', () => {
  const page = { closing: { title: 'Talk to us', text: 'Describe a day.', offer: 'first-look' } };
  expect(withOffers(page, offers).closing.text).toBe('Describe a day. The first call is free.');
});

test('a list says its offer after its introduction, or in the place of one', () => {
  const page = { one: { intro: 'Six parts.', offer: 'first-look' }, other: { offer: 'first-look' } };
  expect(withOffers(page, offers)).toMatchObject({
    one: { intro: 'Six parts. The first call is free.' },
    other: { intro: 'The first call is free.' },
  });
});

test('what names no offer stays as it is', () => {
  const page = { title: 'About', closing: { text: 'Describe a day.', offer: undefined }, list: ['one'] };
  expect(withOffers(page, offers)).toEqual(page);
});

test('an offer that does not exist is refused by its name', () => {
  expect(() => withOffers({ closing: { text: '', offer: 'second-look' } }, offers)).toThrow('"second-look"');
});
