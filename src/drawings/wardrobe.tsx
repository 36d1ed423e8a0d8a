import type { ReactNode } from 'react';

/** What people are drawn of. All of it is in the units of a person, whose middle is at x = 24 and whose feet stand at y = 0. */

/** Heads, with the neck below them; what hangs behind the shoulders is drawn first. */
const NECK = <path className="skin" d="M19-94v9q5 6 10 0v-9z" />;
const FACE = <circle className="skin" cx="24" cy="-101" r="10" />;
const CAP = 'M13-99a11 11.5 0 0 1 22 0q-8-2-12-7-4 5-10 7z';

export const heads = {
  short: (
    <>
      {NECK}
      {FACE}
      <path className="hair" d={CAP} />
    </>
  ),
  bun: (
    <>
      {NECK}
      <circle className="hair" cx="35" cy="-104" r="7" />
      <path className="tint" d="M32-111q-7 4-3 13l4 1q-3-9 3-14z" />
      {FACE}
      <path className="hair" d="M13-98a11 12 0 0 1 22 0q-9-1-14-8-2 6-8 8z" />
    </>
  ),
  plait: (
    <>
      {NECK}
      <path className="hair" d="M30-104q8 4 6 13 4 6 0 11 3 6 0 11l-1 8-4-8q-3-5 0-11-4-6 0-12z" />
      {FACE}
      <path className="hair" d="M13-98a11 12 0 0 1 22 0q-9-1-11-8-4 7-11 8z" />
    </>
  ),
  loose: (
    <>
      <path className="hair" d="M12-100a12 12 0 0 1 24 0v14q-12 8-24 0z" />
      {NECK}
      {FACE}
      <path className="hair" d="M13-98a11 12 0 0 1 22 0q-9-1-14-8-2 6-8 8z" />
    </>
  ),
  grey: (
    <>
      {NECK}
      <circle className="tint" cx="34" cy="-98" r="6" />
      {FACE}
      <path className="tint" d="M13-98a11 12 0 0 1 22 0q-9-1-14-8-2 6-8 8z" />
    </>
  ),
  bearded: (
    <>
      {NECK}
      {FACE}
      <path className="hair" d="M13-101a11 11 0 0 1 22 0q-11-6-22 0zM15-97q9 3 18 0-1 7-9 7.500t-9-7.500z" />
    </>
  ),
  scarf: (
    <>
      <path className="sheet" d="M12-100q0-14 12-14t12 14l5 22q-17 12-34 0z" />
      <path className="skin" d="M16-100q0-9 8-9t8 9-8 10-8-10z" />
    </>
  ),
  turban: (
    <>
      {NECK}
      {FACE}
      <path className="hair" d="M17-96q7-4 14 0-3 3-7 2-4 1-7-2z" />
      <path className="sheet" d="M12-104q0-12 12-12t12 12q-12 5-24 0z" />
      <path d="M12-106q14 2 20-8" />
    </>
  ),
  cap: (
    <>
      {NECK}
      {FACE}
      <path className="hair" d="M17-96q7-4 14 0-3 3-7 2-4 1-7-2z" />
      <path className="deep" d="M13-103q-3-10 11-11 14 1 11 11z" />
      <path className="hair" d="M13-103h22q4 1 6 4H13z" />
    </>
  ),
  helmet: (
    <>
      {NECK}
      {FACE}
      <path className="tint" d="M9-102h30M12-102a12 12 0 0 1 24 0z" />
    </>
  ),
};

/** From the waist down. */
const SHOES = <path className="hair" d="M11 0q0-6 7-6h5v6zm26 0q0-6-7-6h-5v6z" />;
const BARE = <path className="skin" d="M12 0q0-5 6-6l-1-28h6V0zm24 0q0-5-6-6l1-28h-6V0z" />;

export const below = {
  trousers: (
    <>
      {SHOES}
      <path className="deep" d="M12-52h24l1 47H26l-2-33-2 33H11z" />
    </>
  ),
  sari: (
    <>
      <path className="skin" d="M13 0q0-4 6-5h3v5zm22 0q0-4-6-5h-3v5z" />
      <path className="deep" d="M13-52h22l7 49q-18 4-36 0z" />
      <path d="M22-44 18-4m8-40 2 40" />
    </>
  ),
  veshti: (
    <>
      {BARE}
      <path className="sheet" d="M12-52h24l2 42q-14 3-28 0z" />
      <path d="M27-50 30-10M10.500-16q14 3 27.500 0" />
    </>
  ),
  lungi: (
    <>
      {BARE}
      <path className="deep" d="M12-52h24l4 28q-16 6-32 0z" />
      <path d="M29-50q-2 14 4 27" />
    </>
  ),
  salwar: (
    <>
      {BARE}
      <path className="sheet" d="M14-34h20l2 26-10 1-2-20-2 20-10-1z" />
    </>
  ),
};

/** Between neck and waist, or as far down as it hangs. */
const TOP = 'M12-48v-28q0-9 8-10q4 6 8 0q8 1 8 10v28z';

export const tops = {
  shirt: (
    <>
      <path className="tint" d={TOP} />
      <path d="M20-86l4 8 4-8m-4 8v30" />
    </>
  ),
  /** With a towel on the shoulder. */
  vest: (
    <>
      <path className="sheet" d={TOP} />
      <path className="tint" d="M12-80q1-5 9-6l-1 32h-8z" />
    </>
  ),
  blouse: (
    <>
      <path className="tint" d={TOP} />
      <path className="deep" d="M29-86q5 1 7 6L36-46q-14 4-25-2v-8q12-6 18-30z" />
    </>
  ),
  kurta: (
    <>
      <path className="tint" d="M12-76q0-9 8-10q4 6 8 0q8 1 8 10l-1 24 5 30q-16 5-32 0l5-30z" />
      <path className="deep" d="M15-84q9 22 18 0l3 4q-12 28-24 0z" />
    </>
  ),
  coat: (
    <>
      <path className="tint" d="M18-84h12v30H18z" />
      <path className="sheet" d="M20-86q-8 1-8 10l-2 52h14v-42zm8 0q8 1 8 10l2 52H24v-42z" />
      <path d="M14-44h6m8 0h6" />
    </>
  ),
  overalls: (
    <>
      <path className="tint" d={TOP} />
      <path className="deep" d="M15-48v-20h18v20zM16-68v-17m16 0v17" />
    </>
  ),
  apron: (
    <>
      <path className="tint" d={TOP} />
      <path className="sheet" d="M16-74h16l1 20 5 34q-14 5-28 0l5-34zM16-74v-10m16 10v-10" />
    </>
  ),
};

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
