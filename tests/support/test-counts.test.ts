import { expect, test } from 'vitest';
import { countsIn } from './test-counts.ts';

test.each([
  [' Test Files  2 passed (2)\n      Tests  736 passed (736)\n', true, { passed: 736, failed: 0 }],
  ['      Tests  2 failed | 249 passed | 1 skipped (252)\n', false, { passed: 249, failed: 2 }],
  [
    '\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[31m1 failed\u001b[39m\u001b[22m (1)\n',
    false,
    { passed: 0, failed: 1 },
  ],
  ['  ✓  1 a test (1s)\n\n  3 failed\n    a.spec.ts\n  592 passed (5.2m)\n', false, { passed: 592, failed: 3 }],
  ['nothing is counted here', true, { passed: 1, failed: 0 }],
  ['      Tests  5 passed (5)\nand then it broke', false, { passed: 5, failed: 1 }],
])('counts the tests in %j', (output, isPassed, counts) => {
  expect(countsIn(output, isPassed)).toEqual(counts);
});
