import { expect, test } from 'vitest';
import { mistakes } from '../../src/drawings/mistakes.ts';
import { pagesOf } from '../support/words.ts';

const industries = pagesOf('industries');
const services = pagesOf('services');
const expertise = pagesOf('expertise');

test.each([
  ['places of industries', industries.map(({ place }) => place?.form)],
  ['processes of industries', industries.map(({ workflow }) => workflow.form)],
  ['problems of industries', industries.map(({ challenges: { mistake } }) => mistake && mistakes[mistake].form)],
  ['evidence of services', services.map(({ evidence }) => evidence?.form)],
  ['problems of services', services.map(({ challenges }) => challenges.form)],
  ['objects of services', services.map(({ solutions }) => solutions.form)],
  ['papers of services', services.map(({ deliverables }) => deliverables.form)],
  ['folds of expertise', expertise.map(({ fold }) => fold?.form)],
  ['comparisons of expertise', expertise.map(({ comparison }) => comparison?.form)],
])('%s have other forms than their neighbours in the menu', (_, forms) => {
  const twice = forms.filter((form, index) => form !== undefined && form === forms[index - 1]);
  expect(twice, forms.join(', ')).toEqual([]);
});
