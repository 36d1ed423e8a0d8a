import { expect, test } from 'vitest';
import { outlined, squares, testKolams } from '../../../../tests/support/kolam-rules.ts';
import { KOLAM_PAGES, OUTLINE_NAMES } from '../../../../tests/support/kolam-seeds.ts';
import { kolam } from './kolam.ts';
import { outlines } from './outlines.ts';

const SEEDS = KOLAM_PAGES.map(({ path }) => path);
testKolams([
  ...[3, 7].flatMap((size) => squares(size, SEEDS)),
  ...OUTLINE_NAMES.flatMap((name) => outlined(name, ['two', 'three'])),
]);

test.each(OUTLINE_NAMES)('a hundred seeds give at least seventy kolam of the outline %s', (name) => {
  const drawings = Array.from({ length: 100 }, (_, index) => kolam(`industries/trade-${index}`, outlines[name]));
  expect(new Set(drawings.map(({ signature }) => signature)).size).toBeGreaterThanOrEqual(70);
  expect(new Set(drawings.map(({ half }) => half)).size).toBeGreaterThanOrEqual(70);
});
