import type { SVGAttributes } from 'react';

/** What stands on a screen, a figure or a code, in the letters of the page. */
export const entry = (text: string, x: number, y: number, look: SVGAttributes<SVGTextElement> = {}) => (
  <text x={x} y={y} fill="currentColor" stroke="none" fontSize="11" fontWeight="700" {...look}>
    {text}
  </text>
);
