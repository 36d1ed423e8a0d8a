import { stripVTControlCharacters } from 'node:util';

/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Vitest's line `Tests  1 failed | 20 passed (21)`, and Playwright's lines `1 failed` and `20 passed (1.2m)`. */
const VITEST = /^ *Tests +(?:(?<failed>\d+) failed)?[ |]*(?:(?<passed>\d+) passed)?/gm;
const PLAYWRIGHT = /^ +(?<count>\d+) (?<result>passed|failed)\b/gm;

/** The tests that a command counts in its output. One that counts none is a test itself, and so is a failure of its own. */
export function countsIn(output: string, isPassed: boolean): Counts {
  const text = stripVTControlCharacters(output);
  const counts = { passed: 0, failed: 0 };
  for (const { groups: { passed = 0, failed = 0 } = {} } of text.matchAll(VITEST)) {
    counts.passed += Number(passed);
    counts.failed += Number(failed);
  }
  for (const { groups: { count = 0, result } = {} } of text.matchAll(PLAYWRIGHT)) {
    counts[result === 'passed' ? 'passed' : 'failed'] += Number(count);
  }
  if (isPassed && counts.passed + counts.failed === 0) return { passed: 1, failed: 0 };
  return isPassed || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
