import type { ReactNode } from 'react';
import { finger, limb, sleeve } from './limb.ts';
import { profiles } from './profiles.tsx';

type Point = readonly [x: number, y: number];

/* What is worn by those who are seen from the side and look to the right; the middle is at x = -20, and the feet stand at y = 0. */

/** Legs in trousers, with shoes. */
const trousers = (
  <>
    <path className="hair" d="M-32 0v-6h9l7 4v2zM-16 0v-6h9l7 4v2z" />
    <path className="deep" d="M-32-52h24l1 47h-10l-3-33-2 33h-11z" />
  </>
);
const sari = (
  <>
    <path className="skin" d="M-30 0v-8h9l6 5v3zM-16 0v-8h9l6 5v3z" />
    <path className="deep" d="M-31-56h22l6 51q-14 4-33 1z" />
  </>
);
/** Its end, over the shoulder. */
const drape = <path className="deep" d="M-28-84q6 1 8 5l13 27-3 9-24-4z" />;
const shirt = 'M-31-76q1-9 8-9 4 4 8 0 6 1 7 9l-1 27h-24z';
/** One that hangs over the belt. */
const longShirt = 'M-31-76q1-9 8-9 4 4 8 0 6 1 7 9l1 42h-25z';

/** An arm that is stretched out to what it touches. */
const reaching = (look: string, x: number, y: number) => (
  <>
    <path className="skin" d={finger([x, y], 7, -1)} />
    <path className="skin" d={limb([-20, -76], [-4, -62], [x, y])} />
    <path className={look} d={sleeve([-20, -77], [-9, -66.5])} />
  </>
);

/** An arm with its sleeve, from the near shoulder, or from the far one, through its elbow to its hand. */
const arm = (look: string, elbow: Point, hand: Point, [x, y]: Point = [-20, -76]) => (
  <>
    <path className="skin" d={limb([x, y], elbow, hand)} />
    <path className={look} d={sleeve([x, y], [x + 0.7 * (elbow[0] - x), y + 0.7 * (elbow[1] - y)])} />
  </>
);
const farArm = (look: string, elbow: Point, hand: Point) => arm(look, elbow, hand, [-14, -77]);

/** A head on the shoulders; with a helmet or a cap, if that is drawn with it. */
const head = (drawing: ReactNode) => <g transform="translate(-20 -98)">{drawing}</g>;

/** Somebody in a sari, without the arms. */
const dressed = (name: keyof typeof profiles) => (
  <>
    {sari}
    {head(profiles[name])}
    <path className="tint" d={shirt} />
    {drape}
  </>
);

/** The same, whose hand is at x and y; `held` stands between her and that hand. */
const inSari = (name: keyof typeof profiles, x: number, y: number, held?: ReactNode) => (
  <>
    {dressed(name)}
    {held}
    {reaching('tint', x, y)}
  </>
);

export const sides = { trousers, shirt, longShirt, arm, farArm, reaching, head, dressed, inSari };
