import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { broken, kindOf, readMutants, sampleOf, testFile } from './mutants.ts';

const MUTANTS = readMutants();

test('every mutant finds its place in the site, and the tests that should notice it', () => {
  const stale = MUTANTS.flatMap((mutant) => {
    try {
      return broken(mutant).includes(mutant.replace) && existsSync(testFile(mutant)) ? [] : [mutant.name];
    } catch (error) {
      return [`${mutant.name}: ${error}`];
    }
  });
  expect(stale).toEqual([]);
});

test('mutants are noticed by the three kinds of tests', () => {
  const kindBy = (tests: string) => kindOf({ name: '', file: '', find: 'x', replace: '', tests });
  expect(kindBy('site/drawer.spec.ts')).toBe('browser');
  expect(kindBy('specification/home.test.ts')).toBe('site');
  expect(kindBy('src/lib/forms/draft.test.ts')).toBe('unit');
});

test('no two mutants have the same name', () => {
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
});

test('a text that no longer stands in its file, or stands there twice, is refused', () => {
  const mutant = { name: 'x', file: 'package.json', find: 'no such text', replace: '', tests: '' };
  expect(() => broken(mutant)).toThrow('0 times in package.json');
  expect(() => broken({ ...mutant, find: '"' })).toThrow('expected once');
});

test('a sample is the same for the same seed and another one for another', () => {
  const names = (seed: string) => sampleOf(MUTANTS, 5, seed).map(({ name }) => name);
  expect(names('abc')).toHaveLength(5);
  expect(names('abc')).toEqual(names('abc'));
  expect(names('abd')).not.toEqual(names('abc'));
});
