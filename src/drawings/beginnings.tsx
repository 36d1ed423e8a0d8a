import type { ReactNode } from 'react';
import type { BEGINNINGS } from '../schemas/drawings.ts';
import { shopCounter, shopWall, street } from './hardware-shop.tsx';
import { finger, limb, sleeve } from './people/limb.ts';
import { profiles } from './people/profiles.tsx';
import { sides } from './people/sides.tsx';

/** The room in which one is drawn; the floor is y = 0. */
export const BEGINNING = { width: 800, height: 302 };

/** Somebody on the floor, who looks to the left. */
const facing = (x: number, drawing: ReactNode) => <g transform={`translate(${x})scale(-1.45 1.45)`}>{drawing}</g>;

/** The clerk, watch in hand, behind the counter. */
const clerk = (
  <>
    <g transform="translate(326)scale(1.45)">
      <path className="skin" d={limb([-14, -78], [4, -66], [19, -84])} />
      <path className="sheet" d={sleeve([-14, -78], [-4, -71])} />
      {sides.head(profiles.moustache)}
      <path className="sheet" d={sides.longShirt} />
      <path d="M-21-70v20M-14-64h9v10h-9z" />
    </g>
    <path className="skin" d={finger([353, -121], 8, -7)} />
    <path className="hot" d="M338-142a14 14 0 1 0 28 0 14 14 0 1 0-28 0" />
    <path className="on-hot" d="M352-151v9l6 4" />
    <path className="deep" d="M348-156h8v-6h-8z" />
  </>
);

/** On the counter: his notebook, closed, with his hand and pen on it, and our first screen. */
const onCounter = (
  <>
    <path className="deep" d="M298-97h50v15h-50z" />
    <path className="sheet" d="M303-93h45v7h-45z" />
    <path className="tint" d="M318-101h28l5 2-5 2h-28z" />
    <path className="skin" d={finger([316, -102], 10, 2)} />
    <path className="skin" d={limb([294, -112], [286, -94], [314, -101], 5.5)} />
    <path className="sheet" d={sleeve([294, -113], [289, -101], 8)} />
    <path
      className="sheet"
      d="M388-164h76q5 0 5 5v54q0 5-5 5h-76q-5 0-5-5v-54q0-5 5-5zM416-100v10h20v-10zM400-82l5-8h42l5 8z"
    />
    <path className="hair" d="M390-157h72v50h-72z" />
    <path
      stroke="var(--tint)"
      strokeWidth="6"
      vectorEffect="none"
      d="M404-146q13-5 14 5 0 7-8 9 10 1 9 9-2 10-16 5M440-148v32"
    />
    <path className="sheet" d="M440-82l6-9h38l6 9z" />
  </>
);

/** One of the first two engineers at the keys, a mason who waits with his pipe, and the other engineer with a carton. */
const visitors = (
  <>
    {facing(
      514,
      <>
        <path className="skin" d={limb([-14, -78], [2, -67], [30, -63])} />
        {sides.inSari('plait', 27, -59)}
      </>,
    )}
    <path className="sheet" d="M582 0v-196h9V0z" />
    <path className="deep" d="M579-196h15v-12h-15z" />
    {facing(
      602,
      <>
        <path className="skin" d="M-30 0v-26h8V-5h8l3 5zM-17 0v-26h8V-5h8l3 5z" />
        <path className="sheet" d="M-31-54h22l7 44q-14 5-32 0z" />
        <path d="M-15-52q5 20 5 43" />
        {sides.head(
          <>
            {profiles.moustache}
            <path className="sheet" d="M-12-2q-2-12 11-13 13 0 12 10-11 5-23 3z" />
            <path d="M-11-6q12 2 20-7" />
          </>,
        )}
        <path className="tint" d={sides.shirt} />
        <path className="deep" d="M-31-78q0-7 8-8l1 40h-8z" />
        <path className="skin" d={limb([-20, -76], [-10, -58], [11, -72])} />
        <path className="skin" d={finger([9, -76], 5, -1)} />
        <path className="skin" d={finger([9, -71], 6, 0)} />
        <path className="tint" d={sleeve([-20, -77], [-13, -64])} />
      </>,
    )}
    {facing(
      722,
      <>
        {sides.trousers}
        {sides.head(profiles.glasses)}
        <path className="sheet" d={sides.longShirt} />
        <path className="tint" d="M0-86h38v36H0z" />
        <path className="sheet" d="M14-86h9v14h-9z" />
        <path className="skin" d={finger([30, -50], 6, -4)} />
        <path className="skin" d={limb([-20, -76], [-14, -54], [28, -50])} />
        <path className="sheet" d={sleeve([-20, -77], [-16, -62])} />
      </>,
    )}
  </>
);

/** How a company began, by its name. */
export const beginnings: Record<(typeof BEGINNINGS)[number], ReactNode> = {
  /** A hardware shop in its street: the clerk times with his watch how long an entry takes on a screen, his notebook below his hand. */
  'timed-entry': (
    <>
      {street}
      {shopWall}
      {clerk}
      {shopCounter}
      {onCounter}
      {visitors}
    </>
  ),
};
