import { expect, test } from 'vitest';
import { broken, isOfContract, kindOf, readMutants, sampleOf, staleMutants } from './mutants.ts';

const MUTANTS = readMutants();

test('every mutant finds its place in the site, and the tests that should notice it', () => {
  const others = MUTANTS.filter((mutant) => !isOfContract(mutant));
  expect(others.length).toBeGreaterThan(50);
  expect(staleMutants(others)).toEqual([]);
});

test('a mutant without a place, or without tests, is stale', () => {
  const mutant = { name: 'x', file: 'package.json', find: '"private": true', replace: '', tests: 'site/no.test.ts' };
  expect(staleMutants([mutant])).toEqual(['x: there is no tests/site/no.test.ts']);
  expect(staleMutants([{ ...mutant, find: 'no such text' }])).toEqual([expect.stringContaining('stands 0 times')]);
});

test('mutants are noticed by the four kinds of tests', () => {
  const kindBy = (tests: string) => kindOf({ name: '', file: '', find: 'x', replace: '', tests });
  expect(kindBy('site/drawer.spec.ts')).toBe('browser');
  expect(kindBy('specification/home.test.ts')).toBe('site');
  expect(kindBy('src/lib/forms/draft.test.ts')).toBe('unit');
  expect(kindBy('build/whole-site.thorough.test.ts')).toBe('thorough');
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
