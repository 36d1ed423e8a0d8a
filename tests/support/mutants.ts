import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';

/** The list of ways to break the site. */
export const MUTANTS = 'tests/mutants.yaml';

const mutant = z.strictObject({
  name: z.string(),
  file: z.string(),
  find: z.string().min(1),
  replace: z.string(),
  /**
   * The file that should notice; it is asked first, and all others only if it does not. `site/…` and `specification/…`
   * stand in `tests/`, a unit test stands where its path says: `src/lib/…`.
   */
  tests: z.string(),
});
export type Mutant = z.infer<typeof mutant>;

/** Unit tests need no build, thorough ones build by themselves, tests of the site read its files, those in a browser open it. */
export type TestKind = 'unit' | 'thorough' | 'site' | 'browser';

/** The path of the file that should notice a mutant. */
export function testFile({ tests }: Mutant): string {
  return /^(site|specification)\//.test(tests) ? `tests/${tests}` : tests;
}

/** What kind of test should notice a mutant. */
export function kindOf(mutant: Mutant): TestKind {
  if (mutant.tests.endsWith('.spec.ts')) return 'browser';
  if (mutant.tests.endsWith('.thorough.test.ts')) return 'thorough';
  return testFile(mutant) === mutant.tests ? 'unit' : 'site';
}

/** All mutants, in the order of the list. */
export function readMutants(): Mutant[] {
  return z.array(mutant).parse(parse(readFileSync(MUTANTS, 'utf8')));
}

/** Whether a mutant breaks the words of the sample company or its contract: with these it goes. */
export function isOfContract({ file, tests }: Mutant): boolean {
  return file.startsWith('src/content/') || tests.startsWith('specification/');
}

/** Those of the mutants that find no place in the site, or whose tests are not there, each with the reason. */
export function staleMutants(mutants: Mutant[]): string[] {
  return mutants.flatMap((mutant) => {
    try {
      broken(mutant);
      return existsSync(testFile(mutant)) ? [] : [`${mutant.name}: there is no ${testFile(mutant)}`];
    } catch (error) {
      return [`${mutant.name}: ${error}`];
    }
  });
}

/**
 * What a mutant's file says when it is broken.
 * @throws if what it looks for does not stand in the file exactly once: the site has changed and the list has not.
 */
export function broken({ file, find, replace }: Mutant, folder = '.'): string {
  const parts = readFileSync(join(folder, file), 'utf8').split(find);
  if (parts.length !== 2) throw new Error(`"${find}" stands ${parts.length - 1} times in ${file}, expected once.`);
  return parts.join(replace);
}

/** So many of the mutants, chosen by a seed: always the same for the same seed, others for another one. */
export function sampleOf(mutants: Mutant[], count: number, seed: string): Mutant[] {
  const rank = ({ name }: Mutant) => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  return mutants.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1)).slice(0, count);
}
