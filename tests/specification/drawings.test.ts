import { expect, test } from 'vitest';
import { wordsOfAll } from '../support/words.ts';

const services = wordsOfAll('services');

test.each([
  ['place of each industry', wordsOfAll('industries').map(({ place }) => place?.form)],
  ['object of each service', services.map(({ solutions }) => solutions.form)],
  ['fold of each expertise', wordsOfAll('expertise').map(({ fold }) => fold?.form)],
  ['papers of each service', services.flatMap(({ deliverables }) => deliverables.papers)],
])('the %s is drawn as no other', (_, names) => {
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(names.length);
});
