import { expect, test } from 'vitest';
import { wordsOfAll } from '../support/words.ts';

const byOrder = (one: { menu: { order?: number | undefined } }, other: { menu: { order?: number | undefined } }) =>
  (one.menu.order ?? 99) - (other.menu.order ?? 99);

const services = wordsOfAll('services').sort(byOrder);
/** What each page of a family draws, in the order of its menu. */
const drawn = {
  'places of industries': wordsOfAll('industries')
    .sort(byOrder)
    .map(({ place }) => place?.form),
  'problems of services': services.map(({ challenges }) => challenges.form),
  'objects of services': services.map(({ solutions }) => solutions.form),
  'papers of services': services.map(({ deliverables }) => deliverables.form),
  'folds of expertise': wordsOfAll('expertise')
    .sort(byOrder)
    .map(({ fold }) => fold?.form),
};

test.each(Object.entries(drawn))('%s have other forms than their neighbours in the menu', (_, forms) => {
  const twice = forms.filter((form, index) => form !== undefined && form === forms[index - 1]);
  expect(twice, forms.join(', ')).toEqual([]);
});
