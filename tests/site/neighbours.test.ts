import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsOf } from '../support/words.ts';

const inMenu = (family: string) =>
  globSync('*.yaml', { cwd: `src/content/${family}` }).map((file) => file.replace('.yaml', ''));
const byOrder = (one: { menu: { order?: number | undefined } }, other: { menu: { order?: number | undefined } }) =>
  (one.menu.order ?? 99) - (other.menu.order ?? 99);

/** What each page of a family draws, in the order of its menu. */
const services = inMenu('services')
  .map((slug) => wordsOf('services', slug))
  .sort(byOrder);
const drawn = {
  'places of industries': inMenu('industries')
    .map((slug) => wordsOf('industries', slug))
    .sort(byOrder)
    .map(({ place }) => place?.form),
  'problems of services': services.map(({ challenges }) => challenges.form),
  'objects of services': services.map(({ solutions }) => solutions.form),
  'papers of services': services.map(({ deliverables }) => deliverables.form),
  'folds of expertise': inMenu('expertise')
    .map((slug) => wordsOf('expertise', slug))
    .sort(byOrder)
    .map(({ fold }) => fold?.form),
};

test.each(Object.entries(drawn))('%s have other forms than their neighbours in the menu', (_, forms) => {
  const twice = forms.filter((form, index) => form !== undefined && form === forms[index - 1]);
  expect(twice, forms.join(', ')).toEqual([]);
});
