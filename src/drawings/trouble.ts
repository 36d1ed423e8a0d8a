import type { ReactNode } from 'react';

/**
 * What stood in the way of a case, a drawing for each challenge. All stand beside each other on one floor,
 * which is the page's line; what goes on to an edge meets what is drawn beside it, or goes on to the edge of the window.
 */
export type Troubles = readonly ReactNode[];

/** As wide and as high as each is, from its upper left corner. */
export const [TROUBLE_WIDTH, TROUBLE_HEIGHT] = [300, 200];

/** How far the ground of the first and of the last one goes on beyond its edge: to that of a very wide window. */
export const BEYOND = 600;

/** How far it goes on below the floor: as far as words stand on its front. */
const FRONT = 1500;

/** The ground, a desk or a counter from one edge of a picture to the other and so far beyond each, from its upper edge down. */
export const groundOf = (top: number, left: number, right: number) =>
  `M${-left - 8} ${top}h${left + TROUBLE_WIDTH + right + 16}v${TROUBLE_HEIGHT + FRONT - top}H${-left - 8}z`;
