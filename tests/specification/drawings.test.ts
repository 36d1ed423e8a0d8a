import { expect, test } from 'vitest';
import { pagesOf } from '../support/words.ts';

const services = pagesOf('services');

test.each([
  ['place of each industry', pagesOf('industries').map(({ place }) => place?.form)],
  ['mistake of each industry', pagesOf('industries').map(({ challenges }) => challenges.mistake)],
  ['object of each service', services.map(({ solutions }) => solutions.form)],
  ['fold of each expertise', pagesOf('expertise').map(({ fold }) => fold?.form)],
  ['papers of each service', services.flatMap(({ deliverables }) => deliverables.papers)],
])('the %s is drawn as no other', (_, names) => {
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(names.length);
});
