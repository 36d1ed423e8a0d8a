import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { contentFiles } from '../../../build/content-files.ts';
import { dotsOf, linePoints, placeOf, sidesPassed } from '../../../tests/support/kolam-points.ts';
import { bendBetween, piecesOf } from '../../../tests/support/path-pieces.ts';
import { pageAt } from '../pages.ts';
import { type Kolam, kolam } from './kolam.ts';
import { pageKolam } from './page-kolam.ts';

const PAGES = contentFiles().flatMap((file) => pageAt(file)?.path ?? []);
const SEEDS = [...PAGES, 'logo', 'not-found'];

interface Named {
  name: string;
  drawing: Kolam;
}

const SQUARES = [3, 7, 9].flatMap((size) =>
  SEEDS.map((seed) => ({ name: `${seed}, ${size} dots a side`, size, drawing: kolam(seed, size) })),
);
const DRAWINGS: Named[] = [
  ...SQUARES,
  ...PAGES.map((path) => ({ name: `the page ${path}`, drawing: pageKolam(path) })),
];

describe('every kolam', () => {
  /** Fails with the names of all drawings that break the rule. */
  function expectOfEach(rule: (drawing: Kolam) => boolean) {
    expect(DRAWINGS.filter(({ drawing }) => !rule(drawing)).map(({ name }) => name)).toEqual([]);
  }

  test('is one closed line', () => {
    expectOfEach(({ line }) => {
      const pieces = piecesOf(line);
      const [start, end] = [pieces[0]?.[0], pieces.at(-1)?.[3]];
      return /^M[^MmZz]+z$/.test(line) && start !== undefined && start.x === end?.x && start.y === end.y;
    });
  });

  test('looks the same after a quarter turn', () => {
    expectOfEach((drawing) => {
      const points = linePoints(drawing);
      const places = new Set(points.map(placeOf));
      return points.every(({ x, y }) => places.has(placeOf({ x: -y, y: x })));
    });
  });

  test('passes every dot on all four sides', () => {
    expectOfEach((drawing) => {
      const points = linePoints(drawing);
      const dots = dotsOf(drawing);
      return dots.length > 0 && dots.every((dot) => sidesPassed(dot, points) === 4);
    });
  });

  test('has no corner, not even where the line closes', () => {
    expectOfEach(({ line }) => {
      const pieces = piecesOf(line);
      return pieces.every((piece, index) => bendBetween(pieces.at(index - 1) ?? piece, piece) < 0.5);
    });
  });
});

test('the same seed and size give the same kolam', () => {
  for (const seed of SEEDS) expect(kolam(seed, 7)).toEqual(kolam(seed, 7));
});

test('no two seeds have the same kolam of seven dots a side', () => {
  const drawings = SEEDS.map((seed) => kolam(seed, 7));
  expect(new Set(drawings.map(({ signature }) => signature)).size).toBe(SEEDS.length);
  expect(new Set(drawings.map(({ line }) => line)).size).toBe(SEEDS.length);
});

test('no two pages have the same kolam', () => {
  expect(PAGES.length).toBeGreaterThan(1);
  expect(new Set(PAGES.map((path) => pageKolam(path).line)).size).toBe(PAGES.length);
});

test('a square kolam has as many dots as its size says', () => {
  for (const { name, size, drawing } of SQUARES) expect(dotsOf(drawing), name).toHaveLength(size * size);
});

test('the extent of a kolam holds the whole line and no more', () => {
  for (const { name, drawing } of DRAWINGS) {
    const reach = Math.max(...linePoints(drawing).flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
    expect(Math.abs(drawing.extent - reach), name).toBeLessThan(0.1);
  }
});

test('a kolam takes at most 1000 compressed bytes', () => {
  for (const { name, drawing } of DRAWINGS) {
    expect(brotliCompressSync(drawing.line + drawing.dots).length, name).toBeLessThanOrEqual(1000);
  }
});

test.each([2, 4, 8, 14, 1, 0, -7, 17, 7.5, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d dots a side are refused',
  (size) => {
    expect(() => kolam('home', size)).toThrow(RangeError);
  },
);
