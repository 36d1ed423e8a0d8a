import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Kolam, kolam } from '../../src/lib/drawing/kolam/kolam.ts';
import { diamond, type Outline, outlines } from '../../src/lib/drawing/kolam/outlines.ts';
import { pageKolam } from '../../src/lib/drawing/kolam/page-kolam.ts';
import type { KolamContent, OutlineName } from '../../src/schemas/parts.ts';
import { dotsOf, isClosed, linesOf, placeOf, pointsAlong, sidesPassed } from './kolam-points.ts';
import { bendBetween, type Piece, type Point, pointsOn } from './path-pieces.ts';

/** Outlines without a dot in the middle, round which one line alone cannot go and look the same after half a turn. */
const IN_TWO_LINES: OutlineName[] = ['eye', 'ring'];

/** For tests: a kolam, what was asked for, and what it consists of. */
export interface Drawing {
  name: string;
  outline: Outline;
  /** In how many lines it is to be drawn. */
  lines: number;
  kolam: Kolam;
  drawn: Piece[][];
  points: Point[];
  dots: Point[];
}

/** For tests: the kolam of a square for each of these seeds. */
export function squares(size: number, seeds: string[]): Drawing[] {
  return seeds.map((seed) => drawing(`${seed}, ${size} dots a side`, diamond(size), 1, kolam(seed, diamond(size))));
}

/** For tests: the kolam of an outline for each of these seeds. */
export function outlined(name: OutlineName, seeds: string[]): Drawing[] {
  return seeds.map((seed) => drawing(`${name}, ${seed}`, outlines[name], linesIn(name), kolam(seed, outlines[name])));
}

/** For tests: the kolam of a page. */
export function kolamOfPage(path: string, content: KolamContent): Drawing {
  const { outline } = content;
  return drawing(`the page ${path}`, outlines[outline], linesIn(outline), pageKolam(path, content));
}

function drawing(name: string, outline: Outline, lines: number, made: Kolam): Drawing {
  const drawn = linesOf(made);
  return { name, outline, lines, kolam: made, drawn, points: pointsAlong(drawn), dots: dotsOf(made) };
}

function linesIn(name: OutlineName): number {
  return IN_TWO_LINES.includes(name) ? 2 : 1;
}

/** Whether each point is one of them again after a turn by so many quarters. */
function isSameAfter(quarters: number, points: Point[]): boolean {
  const places = new Set(points.map(placeOf));
  return points.every(({ x, y }) => places.has(placeOf(quarters === 1 ? { x: -y, y: x } : { x: -x, y: -y })));
}

/** How much of a drawing an upright mirror leaves as it is, from 0 to 1. */
function shareInMirror(points: Point[]): number {
  const places = new Set(points.map(placeOf));
  return points.filter(({ x, y }) => places.has(placeOf({ x: -x, y }))).length / points.length;
}

function isStraight([start, , , end]: Piece): boolean {
  return start.x === end.x || start.y === end.y;
}

/** Whether the middle of a bend is as far from the point that its ends face as these are. */
function isQuarterCircle(piece: Piece): boolean {
  const [start, handle, , end] = piece;
  const centre = start.x === handle.x ? { x: end.x, y: start.y } : { x: start.x, y: end.y };
  const middle = pointsOn(piece)[4] ?? start;
  const distances = [start, middle, end].map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y));
  return Math.max(...distances) - Math.min(...distances) < 0.05;
}

/** Where an outline has dots. */
function placesIn({ across, down, has }: Outline): Point[] {
  const steps = Array.from({ length: 61 }, (_, index) => index - 30);
  return steps.flatMap((y) =>
    steps
      .filter((x) => (x + y) % 2 === 0 && Math.abs(x) <= across && Math.abs(y) <= down && has(x, y))
      .map((x) => ({ x: 40 * x, y: 40 * y })),
  );
}

/** Tests of each of these what holds for every kolam. */
export function testKolams(drawings: Drawing[]) {
  /** Fails with the names of all drawings that break the rule. */
  function expectOfEach(rule: (drawing: Drawing) => boolean) {
    expect(drawings.filter((drawing) => !rule(drawing)).map(({ name }) => name)).toEqual([]);
  }

  describe('every kolam', () => {
    test(`is one closed line, and in the outlines ${IN_TWO_LINES.join(' and ')} two`, () => {
      expectOfEach(({ kolam, drawn, lines }) => {
        return /^M[^MmZz]+$/.test(kolam.half) && drawn.length === lines && drawn.every(isClosed);
      });
    });

    test('looks the same after half a turn', () => {
      expectOfEach(({ points, dots }) => isSameAfter(2, points) && isSameAfter(2, dots));
    });

    test('looks the same after a quarter turn where its outline does', () => {
      const square = drawings.filter(({ outline }) => outline.turns === 4);
      expect(square.length).toBeGreaterThan(0);
      expectOfEach((drawing) => !square.includes(drawing) || isSameAfter(1, drawing.points));
    });

    test('of many dots looks nearly the same in a mirror where its outline does', () => {
      const upright = drawings.filter(
        ({ lines, dots }) => lines === 1 && dots.length > 60 && shareInMirror(dots) === 1,
      );
      expect(upright.length).toBeGreaterThan(0);
      expectOfEach((drawing) => !upright.includes(drawing) || shareInMirror(drawing.points) > 0.75);
    });

    test('passes every dot on all four sides', () => {
      expectOfEach(({ points, dots }) => {
        const sides = sidesPassed(points, dots);
        return sides.length > 0 && sides.every((count) => count === 4);
      });
    });

    test('has a dot wherever its outline says, and none elsewhere', () => {
      expectOfEach(({ outline, dots }) => {
        const expected = placesIn(outline).map(placeOf).toSorted();
        return expected.join() === [...new Set(dots.map(placeOf))].toSorted().join();
      });
    });

    test('has no corner, not even where a line closes', () => {
      expectOfEach(({ drawn }) =>
        drawn.every((pieces) =>
          pieces.every((piece, index) => bendBetween(pieces.at(index - 1) ?? piece, piece) < 0.5),
        ),
      );
    });

    test('bends only in quarters of circles', () => {
      expectOfEach(({ drawn }) => drawn.flat().every((piece) => isStraight(piece) || isQuarterCircle(piece)));
    });

    test('reaches as far as it says', () => {
      expectOfEach(({ kolam: { reach }, points }) => {
        const [right, bottom] = [Math.max(...points.map(({ x }) => x)), Math.max(...points.map(({ y }) => y))];
        return Math.abs(reach.x - right) < 0.1 && Math.abs(reach.y - bottom) < 0.1;
      });
    });

    test('takes at most 1000 compressed bytes', () => {
      expectOfEach(({ kolam: { half, dots } }) => brotliCompressSync(half + dots).length <= 1000);
    });
  });
}
