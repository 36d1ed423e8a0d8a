import { lassoPath } from '../lib/drawing/loop.ts';
import type { people } from './aim-people.tsx';

export type PersonName = keyof typeof people;

/** Whom the line goes round: one who enters a figure, and three people far from each other, who all see it. */
export const aims = {
  mission: ['packer'],
  vision: ['storekeeper', 'manager', 'finance-head'],
} satisfies Record<string, PersonName[]>;

/** The room of one: as wide as from loop to loop, and as high as it is above the floor, which is y = 0. */
export const ROOM = { width: 133, height: 202 };

/** The line from far left to far right, round the middle of a room. */
export const AIM_LINE = lassoPath({ x: ROOM.width / 2, y: -90, r: 61, rise: 48 });
