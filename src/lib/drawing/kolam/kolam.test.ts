import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONTENT_FOLDER, contentFiles } from '../../../../build/content-files.ts';
import { dotsOf, isClosed, linePoints, linesOf, placeOf, sidesPassed } from '../../../../tests/support/kolam-points.ts';
import { bendBetween, type Point } from '../../../../tests/support/path-pieces.ts';
import type { KolamContent, OutlineName } from '../../../schemas/parts.ts';
import { pageAt } from '../../content/pages.ts';
import { type Kolam, kolam } from './kolam.ts';
import { diamond, type Outline, outlines } from './outlines.ts';
import { pageKolam, textKolam } from './page-kolam.ts';

const PAGES = contentFiles().flatMap((file) => {
  const path = pageAt(file)?.path;
  if (path === undefined) return [];
  if (file.endsWith('.md')) return { path, content: textKolam(path) };
  const { kolam } = parse(readFileSync(join(CONTENT_FOLDER, file), 'utf8')) as { kolam: KolamContent };
  return { path, content: kolam };
});
const NAMES = Object.keys(outlines) as OutlineName[];
const SEEDS = [...PAGES.map(({ path }) => path), 'logo', 'not-found'];
/** Outlines without a dot in the middle, round which one line alone cannot go and look the same after half a turn. */
const IN_TWO_LINES: OutlineName[] = ['eye', 'ring'];

interface Named {
  name: string;
  outline: Outline;
  lines: number;
  drawing: Kolam;
}

const SQUARES = [3, 7].flatMap((size) =>
  SEEDS.map((seed) => named(`${seed}, ${size} dots a side`, diamond(size), 1, kolam(seed, diamond(size)))),
);
const DRAWINGS: Named[] = [
  ...SQUARES,
  ...NAMES.flatMap((name) =>
    ['one', 'two'].map((seed) => named(`${name}, ${seed}`, outlines[name], linesIn(name), kolam(seed, outlines[name]))),
  ),
  ...PAGES.map(({ path, content }) =>
    named(`the page ${path}`, outlines[content.outline], linesIn(content.outline), pageKolam(path, content)),
  ),
];

function named(name: string, outline: Outline, lines: number, drawing: Kolam): Named {
  return { name, outline, lines, drawing };
}

function linesIn(name: OutlineName): number {
  return IN_TWO_LINES.includes(name) ? 2 : 1;
}

/** Whether each point is one of them again after a turn by so many quarters. */
function isSameAfter(quarters: number, points: Point[]): boolean {
  const places = new Set(points.map(placeOf));
  return points.every(({ x, y }) => places.has(placeOf(quarters === 1 ? { x: -y, y: x } : { x: -x, y: -y })));
}

describe('every kolam', () => {
  /** Fails with the names of all drawings that break the rule. */
  function expectOfEach(rule: (drawing: Named) => boolean) {
    expect(DRAWINGS.filter((drawing) => !rule(drawing)).map(({ name }) => name)).toEqual([]);
  }

  test(`is one closed line, and in the outlines ${IN_TWO_LINES.join(' and ')} two`, () => {
    expectOfEach(({ drawing, lines }) => {
      const drawn = linesOf(drawing);
      return /^M[^MmZz]+$/.test(drawing.half) && drawn.length === lines && drawn.every(isClosed);
    });
  });

  test('looks the same after half a turn', () => {
    expectOfEach(({ drawing }) => isSameAfter(2, linePoints(drawing)) && isSameAfter(2, dotsOf(drawing)));
  });

  test('looks the same after a quarter turn where its outline does', () => {
    const isSquare = ({ outline }: Named) => outline.turns === 4;
    expect(DRAWINGS.filter(isSquare).length).toBeGreaterThan(SQUARES.length);
    expectOfEach((named) => !isSquare(named) || isSameAfter(1, linePoints(named.drawing)));
  });

  test('passes every dot on all four sides', () => {
    expectOfEach(({ drawing }) => {
      const sides = sidesPassed(drawing);
      return sides.length > 0 && sides.every((count) => count === 4);
    });
  });

  test('has a dot wherever its outline says, and none elsewhere', () => {
    expectOfEach(({ drawing, outline }) => {
      const places = new Set(dotsOf(drawing).map(placeOf));
      let expected = 0;
      for (let y = -30; y <= 30; y++) {
        for (let x = -30; x <= 30; x++) {
          const hasDot =
            (x + y) % 2 === 0 && Math.abs(x) <= outline.across && Math.abs(y) <= outline.down && outline.has(x, y);
          if (hasDot && !places.has(placeOf({ x: 40 * x, y: 40 * y }))) return false;
          if (hasDot) expected++;
        }
      }
      return places.size === expected;
    });
  });

  test('has no corner, not even where a line closes', () => {
    expectOfEach(({ drawing }) =>
      linesOf(drawing).every((pieces) =>
        pieces.every((piece, index) => bendBetween(pieces.at(index - 1) ?? piece, piece) < 0.5),
      ),
    );
  });
});

test('the same seed and outline give the same kolam', () => {
  for (const seed of SEEDS) expect(kolam(seed, outlines.wave)).toEqual(kolam(seed, outlines.wave));
});

test.each(NAMES)('a hundred seeds give a hundred kolam of the outline %s', (name) => {
  const drawings = Array.from({ length: 100 }, (_, index) => kolam(`industries/trade-${index}`, outlines[name]));
  expect(new Set(drawings.map(({ signature }) => signature)).size).toBeGreaterThan(95);
  expect(new Set(drawings.map(({ half }) => half)).size).toBeGreaterThan(95);
});

test('no two pages have the same kolam', () => {
  expect(PAGES.length).toBeGreaterThan(1);
  expect(new Set(PAGES.map(({ path, content }) => pageKolam(path, content).half)).size).toBe(PAGES.length);
});

test('no two outlines have their dots at the same places', () => {
  const dots = NAMES.map((name) => kolam('dots', outlines[name]).dots);
  expect(new Set(dots).size).toBe(NAMES.length);
});

test('a square kolam has as many dots as its size says', () => {
  for (const size of [3, 5, 7, 9]) expect(dotsOf(kolam('size', diamond(size)))).toHaveLength(size * size);
});

test('the reach of a kolam holds the whole line and no more', () => {
  for (const { name, drawing } of DRAWINGS) {
    const points = linePoints(drawing);
    expect(Math.abs(drawing.reach.x - Math.max(...points.map(({ x }) => x))), name).toBeLessThan(0.1);
    expect(Math.abs(drawing.reach.y - Math.max(...points.map(({ y }) => y))), name).toBeLessThan(0.1);
  }
});

test('a kolam takes at most 1000 compressed bytes', () => {
  for (const { name, drawing } of DRAWINGS) {
    expect(brotliCompressSync(drawing.half + drawing.dots).length, name).toBeLessThanOrEqual(1000);
  }
});

test('where no such line exists, that is said', () => {
  expect(() => kolam('home', { ...diamond(5), has: (x, y) => Math.abs(x) + Math.abs(y) === 4 })).toThrow(RangeError);
});
