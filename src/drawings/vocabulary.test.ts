import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dropPath, loopPath } from '../lib/drawing/loop.ts';
import { THINGS } from '../schemas/drawings.ts';
import { ThingOnLine } from './ThingOnLine.tsx';
import { TALLEST } from './thing.ts';
import { vocabulary } from './vocabulary.ts';

/** How many numbers a letter of a path takes: the last of them say where its stroke ends. */
const TAKES: Record<string, number> = { h: 1, v: 1, q: 4, s: 4, c: 6, a: 7 };

/** Where the strokes of a path end, from the left and from the floor. A move that nothing is drawn from does not count. */
function endsOf(path: string) {
  const ends: { x: number; y: number }[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toLowerCase();
    const numbers = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const takes = TAKES[kind] ?? 2;
    if (kind === 'z') [x, y] = [startX, startY];
    for (let at = takes; at <= numbers.length; at += takes) {
      const before = { x, y };
      const [byX, byY] = letter === kind ? [x, y] : [0, 0];
      if (kind !== 'v') x = (numbers[at - (kind === 'h' ? 1 : 2)] ?? 0) + byX;
      if (kind !== 'h') y = (numbers[at - 1] ?? 0) + byY;
      if (kind === 'm' && at === takes) [startX, startY] = [x, y];
      else ends.push(before, { x, y });
    }
  }
  return ends;
}

test.each(Object.entries(vocabulary))('%s stands on the floor, no taller than it says', (_, thing) => {
  const { height = TALLEST, drawing } = thing({ isHot: true });
  const html = renderToStaticMarkup(drawing);
  const heights: number[] = [];
  // By how much each group that is open is moved down, if that is all that is done to it.
  const moved: number[] = [];
  for (const [tag, by = '0', path] of html.matchAll(
    /<\/?g(?: transform="translate\(\S+ (-?[\d.]+)\)")?|<path[^>]* d="([^"]*)"/g,
  )) {
    if (tag === '</g') moved.pop();
    else if (path === undefined) moved.push(Number(by));
    else heights.push(...endsOf(path).map(({ y }) => moved.reduce((sum, one) => sum + one, y)));
  }
  expect(height).toBeLessThanOrEqual(TALLEST);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(-height);
  // As far below it as an outline is wide.
  expect(Math.max(...heights)).toBeLessThanOrEqual(3);
});

test.each(Object.entries(vocabulary))('a line fits round the spot of %s', (_, thing) => {
  expect(() => loopPath(thing({ isHot: true }).spot)).not.toThrow();
});

/** What stands alone on a line that goes round it, on a page. */
const aloneOn = (page: string) =>
  [...readFileSync(`examples/sample/pages/${page}.yaml`, 'utf8').matchAll(/^ {6}thing: (\S+)$/gm)].flatMap(
    ([, name]) => THINGS.find((thing) => thing === name) ?? [],
  );

test.each(aloneOn('blogs'))(
  'the line that %s stands on is the outline of what is hot, or goes round all of it and crosses itself below',
  (name) => {
    const { spot, contour, hot: marked } = vocabulary[name]({ isHot: true });
    const hot = [...renderToStaticMarkup(marked).matchAll(/class="hot(?:-line)?[^"]*"[^>]* d="([^"]*)"/g)];
    const ends = hot.flatMap(([, path = '']) => (path === dropPath(spot) ? [] : endsOf(path)));
    expect(ends.length).toBeGreaterThan(0);
    if (contour) {
      const outline = endsOf(`M0 0${contour}`);
      const [xs, ys] = [outline.map(({ x }) => x).filter(Boolean), outline.map(({ y }) => y)];
      for (const { x, y } of ends) {
        expect(x).toBeGreaterThanOrEqual(Math.min(...xs));
        expect(x).toBeLessThanOrEqual(Math.max(...xs));
        expect(y).toBeGreaterThanOrEqual(Math.min(...ys));
      }
      return;
    }
    const distances = ends.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y));
    // Its rim, at most, or all that the line encloses.
    expect(Math.max(...distances)).toBeLessThanOrEqual(spot.r);
    expect(-spot.y - spot.r).toBeGreaterThanOrEqual(14);
  },
);

test.each(aloneOn('solutions'))(
  'the line that %s stands on goes round all of what is hot, clears what lies behind, has it in its middle, and crosses itself below',
  (name) => {
    const { spot, drawing } = vocabulary[name]({ isHot: true });
    const hot = [...renderToStaticMarkup(drawing).matchAll(/class="hot(?:-line)?[^"]*" d="([^"]*)"/g)];
    // What is not hot is drawn before the line, whose loop is filled with the ground, and what is hot after it.
    expect(renderToStaticMarkup(createElement(ThingOnLine, { thing: name }))).toMatch(
      /^<svg[^>]*>(?:(?!class="hot).)*<path class="run sheet"[^>]*>.*class="hot/,
    );
    const ends = hot.flatMap(([, path = '']) => endsOf(path));
    const middleOf = (numbers: number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2;
    const distanceOf = (x: number, y: number) => Math.hypot(x - spot.x, y - spot.y);
    expect(Math.max(...ends.map(({ x, y }) => distanceOf(x, y)))).toBeLessThan(spot.r);
    // And so high that the line is seen to cross itself below it.
    expect(-spot.y - spot.r).toBeGreaterThanOrEqual(14);
    expect(distanceOf(middleOf(ends.map(({ x }) => x)), middleOf(ends.map(({ y }) => y)))).toBeLessThan(0.2 * spot.r);
  },
);

const outlined = Object.entries(vocabulary).filter(([, thing]) => thing({}).contour);

test.each(outlined)('what the line draws of %s ends on the floor, within its width', (_, thing) => {
  const { contour = '', width } = thing({ isHot: true });
  const { x = Number.NaN, y } = endsOf(`M0 0${contour}`).at(-1) ?? {};
  expect(y).toBe(0);
  expect(x).toBeLessThanOrEqual(width);
});
