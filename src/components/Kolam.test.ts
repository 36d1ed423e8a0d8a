import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { kolam } from '../lib/kolam/kolam.ts';
import { Kolam } from './Kolam.tsx';

/** Half the width of a dot, and from a dot's centre to the outer edge of the loop round it, in the drawing's units. */
const DOT = 4.5;
const LOOP = 23;

test('a rising kolam is cut below the loops of its widest row, and above the dots of the next', () => {
  const { dots } = kolam('any', 5);
  const [first = 0, second = 0] = [...dots.matchAll(/M-?\d+ ?(-?\d+)/g)].map(([, y]) => Number(y));
  const pitch = second - first;
  const markup = renderToStaticMarkup(createElement(Kolam, { seed: 'any', size: 5, fit: 'rising' }));
  const [, top, height] = /viewBox="\S+ (\S+) \S+ (\S+)"/.exec(markup) ?? [];
  const bottom = Number(top) + Number(height);
  expect(bottom).toBeGreaterThan(LOOP);
  expect(bottom).toBeLessThan(pitch - DOT);
});
