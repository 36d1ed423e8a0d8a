import type { ReactNode } from 'react';
import { arms } from './arms.tsx';

/** Somebody as far as the waist, whose middle is at `x` and who is cut off at `y`. */
export const bust = (x: number, y: number, scale: number, head: ReactNode, top: ReactNode) => (
  <g transform={`translate(${x - 24 * scale} ${y + 48 * scale}) scale(${scale})`}>
    {head}
    {top}
    {arms.leftDown()}
    {arms.rightDown()}
  </g>
);
