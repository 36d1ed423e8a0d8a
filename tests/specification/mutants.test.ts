import { expect, test } from 'vitest';
import { isOfContract, readMutants, staleMutants } from '../support/mutants.ts';

test('every mutant of the contract finds its place in the site, and the tests that should notice it', () => {
  expect(staleMutants(readMutants().filter(isOfContract))).toEqual([]);
});
