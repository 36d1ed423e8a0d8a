import { describe, expect, test } from 'vitest';
import { dotsOf } from '../../../../tests/support/kolam-points.ts';
import { kolamOfPage, outlined, squares, testKolams } from '../../../../tests/support/kolam-rules.ts';
import { KOLAM_PAGES, OUTLINE_NAMES } from '../../../../tests/support/kolam-seeds.ts';
import { bendBetween, piecesOf, pointsOn } from '../../../../tests/support/path-pieces.ts';
import { begunKolam } from './begun-kolam.ts';
import { brokenKolam } from './broken-kolam.ts';
import { canOpen, kolam, openKolam } from './kolam.ts';
import { diamond, outlines } from './outlines.ts';
import { openKolamOfAny } from './page-kolam.ts';
import { signs } from './signs.ts';
import { smallOutline } from './small-outlines.ts';
import { LOOP_REACH, PITCH, wovenSign } from './woven.ts';

/** Those that a visitor sees, the logo and the not-found page's with them, and one of each outline. */
const PAGES = KOLAM_PAGES.map(({ path, content }) => kolamOfPage(path, content));
testKolams([
  ...[3, 7].flatMap((size) => squares(size, ['logo', 'not-found'])),
  ...OUTLINE_NAMES.flatMap((name) => outlined(name, ['one'])),
  ...PAGES,
]);

test('the same seed and outline give the same kolam', () => {
  for (const { path } of KOLAM_PAGES.slice(0, 5)) {
    expect(kolam(path, outlines.wave)).toEqual(kolam(path, outlines.wave));
  }
});

test.each(OUTLINE_NAMES)('ten seeds give ten kolam of the outline %s', (name) => {
  const drawings = Array.from({ length: 10 }, (_, index) => kolam(`industries/trade-${index}`, outlines[name]));
  expect(new Set(drawings.map(({ signature }) => signature)).size).toBe(10);
  expect(new Set(drawings.map(({ half }) => half)).size).toBe(10);
});

test('no two pages have the same kolam', () => {
  expect(PAGES.length).toBeGreaterThan(1);
  expect(new Set(PAGES.map((page) => page.kolam.half)).size).toBe(PAGES.length);
});

test('no two outlines have their dots at the same places', () => {
  const dots = OUTLINE_NAMES.map((name) => kolam('dots', outlines[name]).dots);
  expect(new Set(dots).size).toBe(OUTLINE_NAMES.length);
});

test('a square kolam has as many dots as its size says', () => {
  for (const size of [3, 5, 7, 9]) expect(dotsOf(kolam('size', diamond(size)))).toHaveLength(size * size);
});

test.each(OUTLINE_NAMES)('the outline %s has a sign and a frieze of few dots, each one line or two', (name) => {
  const sizes = (['sign', 'frieze'] as const).map((cut) => {
    const drawing = kolam(`industries/${name}`, smallOutline(name, cut));
    return {
      dots: dotsOf(drawing).length,
      across: Math.floor(drawing.reach.x / 40),
      down: Math.floor(drawing.reach.y / 40),
    };
  });
  const [sign, frieze] = sizes;
  expect(sign?.dots).toBeLessThan(35);
  expect([sign?.across, sign?.down].map((size) => size && size <= 6)).toEqual([true, true]);
  expect(frieze?.dots).toBeLessThan(52);
  // A garland is one as it is; of a square, which has few dots, it has as few.
  expect([frieze?.across, frieze && frieze.down <= 3]).toEqual([
    new Map([
      ['garland', 10],
      ['square', 6],
    ]).get(name) ?? 8,
    true,
  ]);
});

test.each(Object.entries(signs))(
  'the sign %s is one closed line, round a dot wherever its rows have one',
  (_, rows) => {
    const { line, dots, reach } = wovenSign(rows);
    expect(dots).toHaveLength(rows.join('').replaceAll('.', '').length);
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
    expect(reach.y).toBe(((rows.length - 1) / 2) * PITCH + LOOP_REACH);
    expect(line).toMatch(/^M[^MmZz]+$/);
    const pieces = piecesOf(line);
    expect(pieces.at(-1)?.[3]).toEqual(pieces[0]?.[0]);
    for (const [index, piece] of pieces.entries())
      expect(bendBetween(pieces.at(index - 1) ?? piece, piece)).toBeLessThan(0.5);
    const drawn = pieces.flatMap(pointsOn);
    for (const dot of dots)
      expect(Math.min(...drawn.map(({ x, y }) => Math.hypot(x - dot.x, y - dot.y)))).toBeGreaterThan(PITCH / 4);
  },
);

test('where no such line exists, that is said', () => {
  expect(() => kolam('home', { ...diamond(5), has: (x, y) => Math.abs(x) + Math.abs(y) === 4 })).toThrow(RangeError);
});

describe.each(Object.entries(outlines).filter(([, outline]) => canOpen(outline)))('an open kolam, %s', (_, outline) => {
  const { part, turns, rest, dots, floor } = openKolam('home', outline);
  /** Where a stroke of relative curves begins and where it ends. */
  const endsOf = (path: string): [x: number, y: number][] => {
    const [first, last] = [piecesOf(path)[0]?.[0], piecesOf(path).at(-1)?.[3]];
    return [first, last].map((point) => [point?.x ?? Number.NaN, point?.y ?? Number.NaN]);
  };
  const [left = '', right = '', ...corners] = rest.split(/(?=M)/);
  const turned =
    (quarters: number) =>
    ([x, y]: [number, number]): [number, number] =>
      quarters === 0 ? [x, y] : turned(quarters - 1)([-y, x]);

  test('is one line from edge to edge: each stroke goes on where another one ends', () => {
    const joints = Array.from({ length: turns }, (_, turn) => endsOf(part).map(turned((turn * 4) / turns))).flat();
    joints.push(...corners.flatMap(endsOf));
    for (const way of [left, right]) joints.push(way.match(/-?\d+/g)?.slice(-2).map(Number) as [number, number]);
    const counts = Map.groupBy(joints, ([x, y]) => `${x + 0} ${y + 0}`);
    expect(corners).toHaveLength(turns - 1);
    expect([...counts.values()].map(({ length }) => length)).toEqual(Array(2 * turns).fill(2));
  });

  test('comes and goes along the floor, beyond any window', () => {
    expect(left).toMatch(new RegExp(`^M-3000 ${floor}H-?\\d+C`));
    expect(right).toMatch(new RegExp(`^M3000 ${floor}H-?\\d+C`));
  });

  test('has the dots of the closed one', () => {
    expect(dots).toBe(kolam('home', outline).dots);
  });
});

describe('an open kolam', () => {
  test('of the not-found page goes round nearly all dots and stops before those of one corner', () => {
    const { line, stop, end, reach, ...drawing } = brokenKolam();
    const bare = dotsOf({ dots: drawing.bare });
    expect(bare).toHaveLength(4);
    expect(line).toMatch(/^M-3000 \d+H/);
    expect(line.match(/M/g)).toHaveLength(1);
    expect(stop).toBe(`M${end.x} ${end.y}h0`);
    const [, from = '', first = '', rest = ''] = /Q\S+ \S+ (-?\d+) \d+V(\d+)(.*)$/.exec(line) ?? [];
    const way = piecesOf(`M${from} ${first}${rest}`);
    for (const [index, piece] of way.entries())
      if (index > 0) expect(bendBetween(way[index - 1] ?? piece, piece)).toBeLessThan(0.5);
    expect(way.at(-1)?.[3]).toEqual(end);
    // How often the line touches the loop round a dot, of the four quarters of that.
    const drawn = way.flatMap(pointsOn);
    const sidesOf = (dot: { x: number; y: number }) =>
      new Set(
        drawn
          .filter(({ x, y }) => Math.abs(Math.hypot(x - dot.x, y - dot.y) - 20) < 0.5)
          .map(({ x, y }) => `${Math.sign(Math.round(x - dot.x))} ${Math.sign(Math.round(y - dot.y))}`),
      );
    const isBare = (dot: { x: number; y: number }) => bare.some(({ x, y }) => x === dot.x && y === dot.y);
    const others = dotsOf(drawing).filter((dot) => !isBare(dot));
    expect(others.filter((dot) => sidesOf(dot).size >= 4).length).toBeGreaterThanOrEqual(others.length - 3);
    for (const { x, y } of drawn) for (const dot of bare) expect(Math.hypot(x - dot.x, y - dot.y)).toBeGreaterThan(19);
    expect(Math.max(...dotsOf(drawing).map(({ x }) => x))).toBe(reach - 20);
  });

  test.each(['left', 'right'] as const)(
    'that has begun, from the %s, goes round the first dots to where the pen is',
    (from) => {
      const { line, pen, dots } = begunKolam(from);
      const [floor, bend, rise, lobe = ''] = line.split(/(?=[QV])|(?<=V0)/);
      expect(floor).toMatch(from === 'left' ? /^M-3000 120H/ : /^M3000 120H/);
      const [x, y] = bend?.match(/-?\d+/g)?.slice(2).map(Number) ?? [];
      expect([rise, y]).toEqual(['V0', 80]);
      const pieces = piecesOf(`M${x} 0${lobe}`);
      for (const [index, piece] of pieces.entries())
        if (index > 0) expect(bendBetween(pieces[index - 1] ?? piece, piece)).toBeLessThan(0.5);
      const end = pieces.at(-1)?.[3];
      expect(pen).toBe(`M${end?.x} ${end?.y}h0`);
      // Beyond all of them to the left, above and below.
      const xs = pieces.flatMap((piece) => piece.map((point) => point.x));
      const ys = pieces.flatMap((piece) => piece.map((point) => point.y));
      expect([Math.min(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([-420, -100, 100]);
      expect(dots).toBe(openKolam('any', outlines.garland).dots);
    },
  );

  test.each(OUTLINE_NAMES)('is there for a page of any outline: %s', (outline) => {
    expect(openKolamOfAny('/insights/blogs', { outline }).part).not.toBe('');
  });

  test('needs an outline of one line', () => {
    expect(outlines.ring.lines).toBe(2);
    expect(() => openKolam('home', outlines.ring)).toThrow(RangeError);
  });
});
