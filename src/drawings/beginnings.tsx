import type { ReactNode } from 'react';
import type { BEGINNINGS } from '../schemas/drawings.ts';
import { shopCounter, shopWall, street } from './hardware-shop.tsx';
import { shopCorner, shopPillar } from './narrow-shop.tsx';
import { finger, limb, sleeve } from './people/limb.ts';
import { profiles } from './people/profiles.tsx';
import { sides } from './people/sides.tsx';
import { secondEngineer, visitors } from './shop-visitors.tsx';

/** The room in which one is drawn; the floor is y = 0. */
export const BEGINNING = { x: 0, width: 800, height: 302 };
/** Of which a phone has this, between two pillars. */
export const NARROW_BEGINNING = { x: 165, width: 509, height: 302 };

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
      {secondEngineer}
    </>
  ),
};

/** The same on a phone, where neither the racks nor the street have room. */
export const narrowBeginnings: typeof beginnings = {
  'timed-entry': (
    <>
      {shopWall}
      {shopCorner}
      {clerk}
      {shopCounter}
      {shopPillar}
      {onCounter}
      {visitors}
    </>
  ),
};
