import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loopPath } from '../lib/drawing/loop.ts';
import { TALLEST } from './thing.ts';
import { vocabulary } from './vocabulary.ts';

/** How many numbers a letter of a path takes: the last of them say where its stroke ends. */
const TAKES: Record<string, number> = { h: 1, v: 1, q: 4, s: 4, c: 6, a: 7 };

/** How high the ends of the strokes of a path are. A move that nothing is drawn from does not count. */
function heightsOf(path: string): number[] {
  const heights: number[] = [];
  let [y, start] = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toLowerCase();
    const numbers = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const takes = TAKES[kind] ?? 2;
    if (kind === 'z') y = start;
    for (let at = takes; at <= numbers.length && kind !== 'h'; at += takes) {
      const before = y;
      y = (numbers[at - 1] ?? 0) + (letter === kind ? y : 0);
      if (kind === 'm' && at === takes) start = y;
      else heights.push(before, y);
    }
  }
  return heights;
}

test.each(Object.entries(vocabulary))('%s stands on the floor, no taller than it says', (_, thing) => {
  const { height = TALLEST, drawing } = thing({ isHot: true });
  const html = renderToStaticMarkup(drawing);
  const heights = [...html.matchAll(/ d="([^"]*)"/g)].flatMap(([, path = '']) => heightsOf(path));
  expect(height).toBeLessThanOrEqual(TALLEST);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(-height);
  // As far below it as an outline is wide.
  expect(Math.max(...heights)).toBeLessThanOrEqual(3);
});

test.each(Object.entries(vocabulary))('a line fits round the spot of %s', (_, thing) => {
  expect(() => loopPath(thing({ isHot: true }).spot)).not.toThrow();
});
