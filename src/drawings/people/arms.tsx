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
  leftOut: arm('M0-66-9-68a4 4 0 0 0-2 8l14 3z', 'M16-85q-7 1-11 9l-8 12 9 8 10-12z'),
  rightOut: arm('M46-66l10-4a4 4 0 0 1 3 7l-14 7z', 'M32-85q7 1 10 8l7 11-8 8-9-11z'),
  /** Raised, the hand as high as the head. */
  rightUp: arm('M45-70l5-20a4 4 0 0 1 8 2l-5 21q-2 5-7 4z', 'M32-85q6 1 9 6l8 9q0 8-7 8l-10-9z'),
};

/** Hands that hold what is as wide as the body from below. */
export const hands = (
  <path className="skin" d="M6-49a5 5 0 0 1 8-5l3 4q0 4-4 4-6 0-7-3zm36 0a5 5 0 0 0-8-5l-3 4q0 4 4 4 6 0 7-3z" />
);
