import type { ReactNode } from 'react';

/** A wall and a floor, and who stands there. */
export const room = (drawing: ReactNode) => (
  <>
    <path className="tint" d="M-130 70v-200h260V70z" />
    <path className="deep" d="M-130 70h260v60h-260z" />
    {drawing}
  </>
);

/** Somebody on that floor, who looks to the left. */
export const facing = (x: number, drawing: ReactNode) => (
  <g transform={`translate(${x} 70)scale(-1.3 1.3)`}>{drawing}</g>
);
