import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type FoldName, PARTS, THINGS } from '../schemas/drawings.ts';
import { folds } from './folds.ts';
import { vocabulary } from './vocabulary.ts';

/** Where the strokes of a drawing start and end, as `x y`, of paths that are written in whole coordinates. */
function endsOf(name: FoldName, index: number): { starts: string[]; ends: string[] } {
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

/** Where a path ends that starts at x = 0 with the given y. */
function endOf(path: string): [x: number, y: number] {
  let [x, y] = [0, 0];
  for (const [, letter = '', rest = ''] of `V${path}`.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = rest.match(/-?\d+/g)?.map(Number) ?? [];
    const [last = 0, previous = 0] = numbers.toReversed();
    if (letter === 'V') y = last;
    else if (letter === 'H') x = last;
    else if (letter === 'v') y += last;
    else if (letter === 'h') x += last;
    else if (letter === 'L') [x, y] = [previous, last];
    else if (letter === 'l') {
      x += numbers.reduce((sum, number, at) => (at % 2 ? sum : sum + number), 0);
      y += numbers.reduce((sum, number, at) => (at % 2 ? sum + number : sum), 0);
    } else [x, y] = [x + previous, y + last];
  }
  return [x, y];
}

test('the outline of the key goes on from row to row at the edges of the shaft', () => {
  for (let index = 0; index < PARTS - 1; index += 1) {
    expect(endsOf('key', index), `${index}`).toEqual({ starts: ['50 0', '0 0'], ends: ['x 100', 'x 100'] });
  }
  expect(endsOf('key', PARTS - 1)).toEqual({ starts: ['50 0'], ends: ['x 0'] });
});

test('the call goes round a true circle, back to where it left its straight line, and on', () => {
  const [, path = ''] = /<path[^>]* d="([^"]+)"/.exec(renderToStaticMarkup(folds.card.piece?.(0, PARTS))) ?? [];
  const [, half, back, end] = /^M0-3000V0a(.*?)-(\d+) 0 .* (\d+) 0V3000$/.exec(path) ?? [];
  expect(half).toBe('68 68 0 1 1');
  expect([back, end]).toEqual(['136', '136']);
});

test('each package lacks the socket of the piece that points at it', () => {
  const markup = (drawn: ReactNode) =>
    / d="(?:M-1-3000H0)?([^"]+?)(?:V3000H-1)?"/.exec(renderToStaticMarkup(drawn))?.[1];
  for (const row of [0, 1, 2]) {
    const joint = markup(folds.joints.piece?.(row * 2 + 1, PARTS));
    expect(markup(folds.joints.lack?.(row)), `${row}`).toBe(joint?.replace('V', 'M0 '));
  }
});

test('the coil has one size at each desk, stands on the line there, and has one part that matters', () => {
  const coils = THINGS.filter((name) => name.startsWith('coil-'));
  expect(coils).toHaveLength(PARTS);
  for (const name of coils) {
    const { width, drawing } = vocabulary[name]({ isHot: true });
    const markup = renderToStaticMarkup(drawing);
    expect(markup, name).toMatch(new RegExp(`class="run" cx="${width / 2}" cy="-${width / 2}" r="${width / 2}"`));
    expect(markup.match(/class="hot"/g), name).toHaveLength(1);
  }
});

/** Where the strands of one row of the scanner's graph are, at the edge that its drawing of this place is anchored to. */
function strandsOf(index: number, svg: number): number[] {
  const path = renderToStaticMarkup(folds.scanner.piece?.(index, PARTS)).match(/<path[^>]+d="([^"]+)"/g)?.[svg] ?? '';
  return [...path.matchAll(/M(\d+)(?: 0|-3000)[VC]/g)].map(([, x]) => Number(x));
}

test('the graph of the scanner is one line, which parts for the three models and is one again behind them', () => {
  expect(strandsOf(0, 1)).toEqual([28]);
  expect([1, 2, 3].map((index) => strandsOf(index, 0))).toEqual(Array(3).fill([8, 28, 48]));
  expect(strandsOf(4, 0).sort()).toEqual([28, 48, 8]);
  expect(strandsOf(5, 0)).toEqual([28]);
});

test('the hills go on beyond both edges of the window, and their ridge is level below the mast, in the middle', () => {
  const markup = renderToStaticMarkup(folds.bus.foot);
  const [, hills = ''] =
    /viewBox="0 0 100 100"[^>]* preserveAspectRatio="none".*?<path d="(M-\d+ 100V[^"]+)"/.exec(markup) ?? [];
  expect(hills).toMatch(/ 10\d \d+V100$/);
  const [, from, to] = /C[\d ]+ (\d+) 0H(\d+)C/.exec(hills) ?? [];
  expect(Number(from) + Number(to)).toBe(100);
});

test('each joint leaves the cut and comes back to it at the same height, which is straight beyond', () => {
  for (let index = 0; index < PARTS; index += 1) {
    const [, joint = ''] =
      /M-1-3000H0V(-?\d+.*)V3000H-1/.exec(renderToStaticMarkup(folds.joints.piece?.(index, PARTS))) ?? [];
    const [start = Number.NaN] = joint.match(/-?\d+/g)?.map(Number) ?? [];
    expect(start, `${index}`).toBeLessThan(0);
    expect(endOf(joint), `${index}`).toEqual([0, -start]);
  }
});

test('each step knows where those above and below it end', () => {
  const sheet = readFileSync(new URL('folds/steps.css', import.meta.url), 'utf8');
  const places = (name: string) =>
    [...sheet.matchAll(new RegExp(`--${name}: (0\\.\\d+);`, 'g'))].map(([, place]) => place);
  expect(places('f')).toHaveLength(PARTS);
  expect(places('up')).toEqual(places('f').slice(1));
  expect(places('down')).toEqual(places('f').slice(0, -1));
});
