import type { ReactNode } from 'react';

/** Arms: the left one and the right one, each with its hand; `sleeve` is the look of what it wears. */
type Arm = (sleeve?: string) => ReactNode;
const arm =
  (skin: string, upper: string): Arm =>
  (sleeve = 'tint') => (
    <>
      <path className="skin" d={skin} />
      <path className={sleeve} d={upper} />
    </>
  );

export const arms = {
  leftDown: arm('M5-62l-1 17a4 4 0 0 0 8 0l1-17z', 'M16-85q-8 1-10 11l-2 13q5 3 10 0l2-11z'),
  rightDown: arm('M43-62l1 17a4 4 0 0 1-8 0l-1-17z', 'M32-85q8 1 10 11l2 13q-5 3-10 0l-2-11z'),
  /** Bent, the hand before the belt. */
  leftBent: arm('M4-63q-1 9 6 9l12 1a4 4 0 0 0 0-8l-8-1v-2z', 'M16-85q-8 1-10 11l-2 12q5 3 10 0l2-10z'),
  rightBent: arm('M44-63q1 9-6 9l-12 1a4 4 0 0 1 0-8l8-1v-2z', 'M32-85q8 1 10 11l2 12q-5 3-10 0l-2-10z'),
  /** Stretched out, the hand far from the body. */
  leftOut: arm('M4-69l-13 1a4 4 0 0 0 0 8l13-1z', 'M16-85q-8 0-11 8l-5 10 8 5 8-10z'),
  rightOut: arm('M44-69l13-1a4 4 0 0 1 0 8l-13-1z', 'M32-85q8 0 11 8l5 10-8 5-8-10z'),
  /** Raised, the hand as high as the head. */
  rightUp: arm('M44-71l5-19a4 4 0 0 1 8 2l-6 21z', 'M32-85q8 0 11 4l8 10-5 7-11-3z'),
};

/** Hands that hold what is as wide as the body from below. */
export const hands = (
  <path className="skin" d="M6-49a5 5 0 0 1 8-5l3 4q0 4-4 4-6 0-7-3zm36 0a5 5 0 0 0-8-5l-3 4q0 4 4 4 6 0 7-3z" />
);
