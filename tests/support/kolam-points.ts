import type { Kolam } from '../../src/lib/drawing/kolam/kolam.ts';
import { type Piece, type Point, piecesOf, pointsOn } from './path-pieces.ts';

/** Between two neighbouring dots, diagonally. */
const SPACING = 40 * Math.SQRT2;

/** For tests: the closed lines of a kolam, stroke by stroke. Half a turn makes the second half of the first. */
export function linesOf({ half }: Kolam): Piece[][] {
  const first = piecesOf(half);
  const second = first.map((piece) => piece.map(({ x, y }) => ({ x: -x, y: -y })) as unknown as Piece);
  return isClosed(first) ? [first, second] : [[...first, ...second]];
}

/** For tests: whether a line ends where it begins. */
export function isClosed(line: Piece[]): boolean {
  const [start, end] = [line[0]?.[0], line.at(-1)?.[3]];
  return start !== undefined && start.x === end?.x && start.y === end.y;
}

/** For tests: points all along the lines of a kolam. */
export function pointsAlong(lines: Piece[][]): Point[] {
  return lines.flat().flatMap(pointsOn);
}

/** For tests: the centres of its dots, where strokes of no length stand. */
export function dotsOf({ dots }: Pick<Kolam, 'dots'>): Point[] {
  return dots
    .split(/(?=M)/)
    .flatMap((row) => piecesOf(row).flatMap(([start, , , end]) => (start.x === end.x ? [start] : [])));
}

/** For tests: for each dot, in how many of the four diagonal directions a line passes it before it is half way to a neighbour. */
export function sidesPassed(points: Point[], dots: Point[]): number[] {
  const squareAt = (x: number, y: number) => `${Math.floor(x / 40)} ${Math.floor(y / 40)}`;
  const squares = Map.groupBy(points, ({ x, y }) => squareAt(x, y));
  return dots.map((dot) => {
    const around = [-40, 0, 40].flatMap((x) => [-40, 0, 40].map((y) => squareAt(dot.x + x, dot.y + y)));
    return sidesAmong(
      dot,
      around.flatMap((square) => squares.get(square) ?? []),
    );
  });
}

function sidesAmong(dot: Point, points: Point[]): number {
  const near = points
    .map(({ x, y }) => ({ x: x - dot.x, y: y - dot.y }))
    .filter(({ x, y }) => Math.hypot(x, y) < SPACING / 2 + 0.01 && Math.abs(Math.abs(x) - Math.abs(y)) < 0.01);
  return new Set(near.map(({ x, y }) => `${Math.sign(x)} ${Math.sign(y)}`)).size;
}

/** A point as a text that is equal for equal points, whatever rounding has done to them. */
export function placeOf({ x, y }: Point): string {
  return `${Math.round(x * 1000) + 0} ${Math.round(y * 1000) + 0}`;
}
