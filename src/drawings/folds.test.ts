import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loopPath } from '../lib/drawing/loop.ts';
import { folds } from './folds.ts';
import { TALLEST } from './thing.ts';
import { vocabulary } from './vocabulary.ts';

const PARTS = 6;

/** Where the strokes of a drawing start and end, as `x y`, of paths that are written in whole coordinates. */
function endsOf(name: keyof typeof folds, index: number): { starts: string[]; ends: string[] } {
  const markup = renderToStaticMarkup(folds[name].piece?.(index, PARTS));
  const outlines = [...markup.matchAll(/<path d="([^"]+)"/g)].map(([, path = '']) => path);
  const strokes = outlines.join('').split(/(?=M)/);
  return {
    starts: strokes.map((stroke) => /^M(-?\d+) ?(-?\d+)/.exec(stroke)?.slice(1).join(' ') ?? ''),
    ends: strokes.map((stroke) => {
      const numbers = stroke.match(/-?\d+/g) ?? [];
      return /V\d+$/.test(stroke) ? `x ${numbers.at(-1)}` : numbers.slice(-2).join(' ');
    }),
  };
}

test('the outline of the key goes on from row to row at the edges of the shaft', () => {
  for (let index = 0; index < PARTS - 1; index += 1) {
    expect(endsOf('key', index), `${index}`).toEqual({ starts: ['50 0', '0 0'], ends: ['x 100', 'x 100'] });
  }
  expect(endsOf('key', PARTS - 1)).toEqual({ starts: ['50 0'], ends: ['x 0'] });
});

test('the woven strands cross in the middle of the edge between two rows, and are closed at both ends', () => {
  for (let index = 0; index < PARTS; index += 1) {
    const { starts } = endsOf('weave', index);
    expect(starts[0], `${index}`).toBe(index === 0 ? '4 3000' : '50 0');
    expect(starts.at(-1), `${index}`).toBe(index === PARTS - 1 ? '4 3000' : '50 0');
  }
});

test.each(Object.entries(vocabulary))(
  '%s stands on the floor, not too high, and a line fits round its spot',
  (_, thing) => {
    const { height = TALLEST, spot } = thing({ isHot: true });
    expect(height).toBeLessThanOrEqual(TALLEST);
    expect(() => loopPath(spot)).not.toThrow();
  },
);
