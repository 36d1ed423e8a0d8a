import type { ReactNode } from 'react';

/**
 * What stood in the way of a case, a drawing for each challenge. What matters is near its middle, because a narrow panel cuts it at both
 * sides; what goes on to its edges meets what is drawn beside it.
 */
export type Troubles = readonly ReactNode[];

/** As wide and as high as each is, from its upper left corner. */
export const [TROUBLE_WIDTH, TROUBLE_HEIGHT] = [300, 200];
