import type { Kolam } from '../../src/lib/kolam/kolam.ts';
import { type Point, piecesOf, pointsOn } from './path-pieces.ts';

/** Between two neighbouring dots of a row; rows run at 45°. */
const SPACING = 40 * Math.SQRT2;

/** For tests: points all along the line of a kolam. */
export function linePoints({ line }: Kolam): Point[] {
  return piecesOf(line).flatMap(pointsOn);
}

/** For tests: the centres of its dots, which its rows give by their lengths. */
export function dotsOf({ dots }: Kolam): Point[] {
  return dots.split(/(?=M)/).flatMap((row) => {
    const [start, , , end] = piecesOf(row)[0] ?? [];
    if (!start || !end) return [];
    const count = Math.floor(Math.hypot(end.x - start.x, end.y - start.y) / SPACING) + 1;
    return Array.from({ length: count }, (_, index) => ({ x: start.x + 40 * index, y: start.y + 40 * index }));
  });
}

/** In how many of the four diagonal directions, where its neighbours stand, the line passes a dot before their half. */
export function sidesPassed(dot: Point, points: Point[]): number {
  const near = points
    .map(({ x, y }) => ({ x: x - dot.x, y: y - dot.y }))
    .filter(({ x, y }) => Math.hypot(x, y) < SPACING / 2 + 0.01 && Math.abs(Math.abs(x) - Math.abs(y)) < 0.01);
  return new Set(near.map(({ x, y }) => `${Math.sign(x)} ${Math.sign(y)}`)).size;
}

/** A point as a text that is equal for equal points, whatever rounding has done to them. */
export function placeOf({ x, y }: Point): string {
  return `${Math.round(x * 1000) + 0} ${Math.round(y * 1000) + 0}`;
}
