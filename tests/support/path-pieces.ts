export interface Point {
  x: number;
  y: number;
}

/** One stroke of a path as a cubic curve: from where, its two control points, to where. */
export type Piece = readonly [Point, Point, Point, Point];

/** For tests: the strokes of a path of one `M` and then relative `h`, `v`, `l`, `c` and `m`. */
export function piecesOf(data: string): Piece[] {
  const pieces: Piece[] = [];
  let at: Point = { x: 0, y: 0 };
  for (const [, command = '', text = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    const after = (x: number, y: number): Point => ({ x: at.x + x, y: at.y + y });
    if (command === 'M') at = { x: a, y: b };
    else if (command === 'c') pieces.push([at, after(a, b), after(c, d), after(e, f)]);
    else if (command === 'l') pieces.push(straight(at, after(a, b)));
    else if (command === 'h') pieces.push(straight(at, after(a, 0)));
    else if (command === 'v') pieces.push(straight(at, after(0, a)));
    else if (command === 'm') at = after(a, b);
    else throw new Error(`These tests cannot read the path command ${command}.`);
    if (!/m/i.test(command)) at = pieces.at(-1)?.[3] ?? at;
  }
  return pieces;
}

/** Points along a stroke, its ends included; on a straight one a unit apart, so that it does not matter where it is cut. */
export function pointsOn(piece: Piece): Point[] {
  const [start, , , end] = piece;
  const isStraight = piece.every(
    ({ x, y }) => Math.abs((end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x)) < 1e-6,
  );
  const steps = isStraight ? Math.abs(end.x - start.x) + Math.abs(end.y - start.y) : 8;
  return Array.from({ length: steps + 1 }, (_, step) => pointAt(piece, step / steps));
}

/** The angle in degrees by which the direction changes between the end of one stroke and the beginning of the next. */
export function bendBetween([, , before, end]: Piece, [start, after]: Piece): number {
  const [inX, inY] = [end.x - before.x, end.y - before.y];
  const [outX, outY] = [after.x - start.x, after.y - start.y];
  return (Math.abs(Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY)) * 180) / Math.PI;
}

function straight(start: Point, end: Point): Piece {
  const between = (share: number) => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  });
  return [start, between(1 / 3), between(2 / 3), end];
}

function pointAt([start, out, back, end]: Piece, t: number): Point {
  const along = (a: number, b: number, c: number, d: number) =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
  return { x: along(start.x, out.x, back.x, end.x), y: along(start.y, out.y, back.y, end.y) };
}
