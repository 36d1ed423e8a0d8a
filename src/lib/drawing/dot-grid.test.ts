import { expect, test } from 'vitest';
import { dotGrid } from './dot-grid.ts';

/** The dots that path data puts on a grid, as `column row`. */
function dots(path: string): string[] {
  return [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Math.floor(Number(length)) + 1 }, (_, step) => `${Number(x) - 0.5 + step} ${Number(y) - 0.5}`),
  );
}

test('dots fill the grid row by row', () => {
  expect(dots(dotGrid(0, 5, 3))).toEqual(['0 0', '1 0', '2 0', '0 1', '1 1']);
});

test('dots go on where others ended', () => {
  expect(dots(dotGrid(2, 7, 3))).toEqual(['2 0', '0 1', '1 1', '2 1', '0 2']);
});

test('no dots are no path', () => {
  expect(dotGrid(4, 4, 3)).toBe('');
});
