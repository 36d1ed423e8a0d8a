import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsOf } from '../support/words.ts';

const slugs = (family: string) =>
  globSync('*.yaml', { cwd: `src/content/${family}` }).map((file) => file.replace('.yaml', ''));
const services = slugs('services').map((slug) => wordsOf('services', slug));

test.each([
  ['place of each industry', slugs('industries').map((slug) => wordsOf('industries', slug).place?.form)],
  ['object of each service', services.map(({ solutions }) => solutions.form)],
  ['fold of each expertise', slugs('expertise').map((slug) => wordsOf('expertise', slug).fold?.form)],
  ['papers of each service', services.flatMap(({ deliverables }) => deliverables.papers)],
])('the %s is drawn as no other', (_, names) => {
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(names.length);
});
