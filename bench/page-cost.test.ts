import { expect, test } from 'vitest';
import { growth, pageCosts } from './page-cost.ts';

const BUILDS = [
  { generated: 0, pages: 33, seconds: 5, memory: 1000 },
  { generated: 100, pages: 133, seconds: 6, memory: 1500 },
  { generated: 1000, pages: 1033, seconds: 15, memory: 6000 },
  { generated: 10_000, pages: 10_033, seconds: 150, memory: undefined },
];

test('a page costs what the larger build took longer, shared among its additional pages', () => {
  expect(pageCosts(BUILDS)).toEqual([
    { from: 0, to: 100, seconds: 0.01, memory: 5 },
    { from: 100, to: 1000, seconds: 0.01, memory: 5 },
    { from: 1000, to: 10_000, seconds: 0.015, memory: undefined },
  ]);
});

test('growth compares the last two steps', () => {
  expect(growth(BUILDS)).toBeCloseTo(1.5);
  expect(growth(BUILDS.slice(0, 3))).toBeUndefined();
});
