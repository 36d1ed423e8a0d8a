import { expect, test } from 'vitest';
import { dotsOf, pointsAlong, sidesPassed } from '../../../../tests/support/kolam-points.ts';
import { bendBetween, piecesOf } from '../../../../tests/support/path-pieces.ts';
import { countedKolam } from './counted-kolam.ts';

/** The line from where it leaves the edge's turn to where it is back at the same distance from the edge. */
function roundOf(line: string) {
  const [, round = ''] = /L(.*)H/.exec(line) ?? [];
  return piecesOf(`M${round}`);
}

const COUNTS = [1, 2, 3, 7, 13, 15, 20, 40, 100, 199];

test.each(COUNTS)('the line goes round exactly %i dots, and passes each on all four sides', (count) => {
  const { line, dots } = countedKolam(count, 'below');
  const places = dotsOf({ dots } as Parameters<typeof dotsOf>[0]);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  expect(sidesPassed(pointsAlong([roundOf(line)]), places)).toEqual(places.map(() => 4));
});

test.each(COUNTS)('the line round %i dots is one, without a gap or a corner, and lies in its box', (count) => {
  const { line, box } = countedKolam(count, 'below');
  expect(line.match(/[MmZz]/g)).toEqual(['M']);
  const pieces = roundOf(line);
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) expect(bendBetween(pieces[index - 1] ?? piece, piece)).toBeLessThan(0.5);
  }
  const points = pointsAlong([pieces]);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  expect(Math.min(...xs)).toBeGreaterThan(box.x);
  expect(Math.max(...xs)).toBeLessThan(box.x + box.width);
  expect(Math.min(...ys)).toBeGreaterThan(box.y);
  expect(Math.max(...ys)).toBeLessThan(box.y + box.height);
});

test('it comes down the right edge and goes on down it, or away to the right', () => {
  const { line, box } = countedKolam(20, 'below');
  const edge = box.x + box.width;
  expect(line).toMatch(new RegExp(`^M${edge}-3000V`));
  expect(line).toMatch(new RegExp(`H${edge - 16}a16 16 0 0 1 16 16V3000$`));
  expect(countedKolam(20, 'right').line).toMatch(/H3000$/);
});

test('it comes in above the place where it goes out', () => {
  const pieces = roundOf(countedKolam(15, 'right').line);
  const [start, end] = [pieces[0]?.[0], pieces.at(-1)?.[3]];
  expect([start?.x, (end?.y ?? 0) - (start?.y ?? 0)]).toEqual([end?.x, 40]);
});

test.each([0, -3, 1.5])('%d dots are refused', (count) => {
  expect(() => countedKolam(count, 'below')).toThrow(RangeError);
});
