import type { ReactNode } from 'react';
import { finger, limb, sleeve } from './limb.ts';

type Point = readonly [x: number, y: number];

/* Somebody seen from the front: the middle is at x = 24, and the feet stand at y = 0. */

/** An arm from the left shoulder, or from the right one, through its elbow to its hand. */
const arm = (look: string, elbow: Point, hand: Point, shoulder: Point = [15, -78]) => (
  <>
    <path className="skin" d={limb(shoulder, elbow, hand)} />
    <path
      className={look}
      d={sleeve(shoulder, [
        shoulder[0] + 0.75 * (elbow[0] - shoulder[0]),
        shoulder[1] + 0.75 * (elbow[1] - shoulder[1]),
      ])}
    />
  </>
);
const rightArm = (look: string, elbow: Point, hand: Point) => arm(look, elbow, hand, [33, -78]);

/** Three fingers of a hand that lie over the edge of what it holds, from `x` and `y` across. */
const fingers = ([x, y]: Point, across: number): ReactNode => (
  <path className="skin" d={[-4, 0, 4].map((down) => finger([x, y + down], across, 0)).join('')} />
);

export const front = { arm, rightArm, fingers };
