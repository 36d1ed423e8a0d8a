import type { ReactNode } from 'react';
import { buyerBody, PARCEL } from './package-shop.tsx';
import { grip } from './people/grip.tsx';
import { sides } from './people/sides.tsx';

/** In units of the drawing, whose floor is y = 0: where it begins, and how wide and how high it is. */
export const NEXT = { x: 22, width: 406, height: 358 };

/** Where parcels are piled up behind who sells them: on a pallet, one above the other, and not with a ruler. */
const PILE = { x: 336, y: -9 };
const ASIDE = [0, 4, 1, 3];
/** How many stand there, below the place that is free. */
const STANDING = 3;

/** What the line draws between the floor at the left and the floor at the right: an open parcel, and above it the bow that it will have. */
export const NEXT_CONTOUR = [
  'H100a12 12 0 0 0 12-12V-104L92-112l12-31 24 9-7-28h39a10 10 0 0 0 7-3',
  'L194.5-192.5a10.6 10.6 0 1 1 0 15L164.5-207.5a10.6 10.6 0 1 1 15 0L149.5-177.5a10.6 10.6 0 1 1 0-15L177-165',
  'a10 10 0 0 0 7 3h39l-7 28 24-9 12 31-20 8V-12a12 12 0 0 0 12 12',
].join('');
export const NEXT_DOTS = 'M172-185h0M202-185h0M172-215h0M142-185h0';

/** Where the last of so many parcels are piled up, the uppermost one first, and where the next one is to stand. */
export function pilePlaces(count: number): { standing: { x: number; y: number }[]; next: { x: number; y: number } } {
  const [next = PILE, ...standing] = Array.from({ length: Math.min(count, STANDING) + 1 }, (_, above) => ({
    x: PILE.x + (ASIDE[above] ?? 0),
    y: PILE.y - PARCEL * above,
  })).reverse();
  return { standing, next };
}

/** The outline of a parcel that is not there yet. */
export const missingParcel = ({ x, y }: { x: number; y: number }) =>
  `M${x + 3} ${y - 3}v${6 - PARCEL}h${PARCEL - 6}v${PARCEL - 6}z`;
/** What is known of it. */
export const missingDots = ({ x, y }: { x: number; y: number }) => fiveDots(x + PARCEL / 2, y - PARCEL / 2, 20);

/** Those round which a line is drawn next, so far apart. */
const fiveDots = (x: number, y: number, apart: number) =>
  `M${x} ${y}h0M${x - apart} ${y}h0M${x + apart} ${y}h0M${x} ${y - apart}h0M${x} ${y + apart}h0`;

/** People are drawn in units of their own: who buys looks to the right, who sells to the left. */
const buyer = (drawing: ReactNode) => <g transform="translate(92 0) scale(1.9)">{drawing}</g>;
const seller = (drawing: ReactNode) => <g transform="translate(252 0) scale(-1.9 1.9)">{drawing}</g>;

/** All but the line and the pile: who holds the parcel open, and who puts in two sentences about what is needed. */
export const nextPackage: Record<string, ReactNode> = {
  'next-people': (
    <>
      {buyer(
        <>
          {sides.farArm('tint', [-6, -65], [2, -65])}
          {buyerBody}
        </>,
      )}
      {seller(
        <>
          {sides.farArm('tint', [2, -66], [16, -78])}
          {sides.dressed('plait')}
        </>,
      )}
      <path className="hot" d="M128-134l-7-28h102l-7 28z" />
      <path className="hair" d="M112-104l16-30h88l16 30z" />
      <path className="hot" d="M112-104l-20-8 12-31 24 9zM232-104l20-8-12-31-24 9z" />
      <g transform="translate(158 -132) rotate(7)">
        <path className="sheet" d="M-21-27h42v54h-42z" />
        <path vectorEffect="none" strokeWidth="3.5" stroke="var(--hair)" d="M-13-16h26m-26 9h26m-26 9h15" />
      </g>
      <path className="hot" d="M112 0v-104h120V0z" />
      <path className="deep" d="M154 0v-14l4.500 4 4.500-4 4.500 4 4.500-4 4.500 4 4.500-4 4.500 4 4.500-4v14z" />
      <path className="sheet" d="M141-85h62v62h-62z" />
      <path className="dots" stroke="var(--hair)" d={fiveDots(172, -54, 18)} />
      <path className="hair" d="M328-9h98v4h-8v5h-18v-5h-48v5h-18v-5h-6z" />
    </>
  ),
  'next-hands': (
    <>
      {buyer(sides.arm('tint', [0, -62], [22, -76]))}
      {seller(sides.arm('tint', [-12, -55], [1, -65]))}
      <g transform="translate(137 -146) scale(-.6 .6)">{grip}</g>
      <g transform="translate(97 -125) scale(-.5 .5)">{grip}</g>
      <g transform="translate(247 -125) scale(.6)">{grip}</g>
      <g transform="translate(220 -150) scale(.5)">{grip}</g>
    </>
  ),
};
