import type { ReactNode } from 'react';
import type { Thing } from '../thing.ts';

/* All of a person is in units of which the middle is at x = 24, and the feet stand at y = 0. */

/** A head that looks to the left. */
export const turned = (head: ReactNode) => <g transform="matrix(-1 0 0 1 48 0)">{head}</g>;

/** Somebody as high as most are; `left` and `right`: what arms and what is held take beyond the body. */
export const person = (drawing: ReactNode, { left = 0, right = 0, height = 116 } = {}): Thing => {
  const width = 48 + left + right;
  const placed = left ? <g transform={`translate(${left})`}>{drawing}</g> : drawing;
  return () => ({ width, height, spot: { x: left + 24, y: -96, r: 26 }, drawing: placed });
};
