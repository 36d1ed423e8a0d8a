import { expect, test } from 'vitest';
import { dotsOf, placeOf, pointsAlong, sidesPassed } from '../../../../tests/support/kolam-points.ts';
import { bendBetween, piecesOf } from '../../../../tests/support/path-pieces.ts';
import { countedKolam } from './counted-kolam.ts';

/** The line from where it leaves the edge to where it is back there. */
function roundOf(line: string) {
  const [, edge, start, round = ''] = /^M(\d+)-3000V(-?\d+)(.*)[HV]3000$/.exec(line) ?? [];
  return piecesOf(`M${edge} ${start}${round}`);
}

const COUNTS = [1, 2, 3, 7, 13, 15, 20, 40, 100, 199];

test.each(COUNTS)('the line goes round exactly %i dots, and passes each on all four sides', (count) => {
  const { line, dots } = countedKolam(count, 'below');
  const places = dotsOf({ dots } as Parameters<typeof dotsOf>[0]);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  const points = pointsAlong([roundOf(line)]);
  expect(sidesPassed(points, places)).toEqual(places.map(() => 4));
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
  expect(Math.max(...xs)).toBeLessThanOrEqual(box.x + box.width);
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(box.y);
  expect(Math.max(...ys)).toBeLessThanOrEqual(box.y + box.height);
});

test('it comes down the right edge and goes on down it, or away to the right', () => {
  const { line, box } = countedKolam(20, 'below');
  const edge = box.x + box.width;
  expect(line).toMatch(new RegExp(`^M${edge}-3000V`));
  expect(line).toMatch(/V3000$/);
  expect(roundOf(line).at(-1)?.[3].x).toBe(edge);
  expect(countedKolam(20, 'right').line).toMatch(/H3000$/);
});

test.each(['below', 'right'] as const)('it crosses itself beside the dot that it comes in at (%s)', (leaves) => {
  const pieces = roundOf(countedKolam(15, leaves).line);
  const [start, end] = [pieces[0]?.[3], pieces.at(-1)?.[0]];
  expect(start).toEqual(end);
});

test.each([15, 20, 40, 85, 100])('the line round %i dots is nearly its own image in a level mirror', (count) => {
  const { line, dots, box } = countedKolam(count, 'below');
  const places = dotsOf({ dots } as Parameters<typeof dotsOf>[0]).map(({ x, y }) => `${x} ${y}`);
  expect(
    places.map((place) => place.replace(/ (-?)/, (_, sign) => (sign ? ' ' : ' -')).replace(/-0$/, '0')).toSorted(),
  ).toEqual(places.toSorted());
  expect(box.y).toBe(-box.height / 2);
  const points = new Set(pointsAlong([roundOf(line)]).map(placeOf));
  const images = pointsAlong([roundOf(line)]).filter(({ x, y }) => points.has(placeOf({ x, y: -y })));
  expect(images.length / points.size).toBeGreaterThan(0.7);
});

test('what is counted beside words is equally wide for up to forty dots', () => {
  expect(new Set([15, 20, 30, 40].map((count) => countedKolam(count, 'below').box.width)).size).toBe(1);
});

test.each([0, -3, 1.5])('%d dots are refused', (count) => {
  expect(() => countedKolam(count, 'below')).toThrow(RangeError);
});
