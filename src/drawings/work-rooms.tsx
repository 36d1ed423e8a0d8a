import type { ReactNode } from 'react';
import type { LineName } from '../schemas/drawings.ts';
import { machineRooms } from './machine-rooms.tsx';
import { finger } from './people/limb.ts';
import { profiles } from './people/profiles.tsx';
import { sides } from './people/sides.tsx';
import { cartons, lamp, left, plant, right, table, wall } from './work-room-parts.tsx';

/** What of a room is seen in every window: its middle is at x = 0, its floor at y = 0. Where there is more room, what goes on is seen. */
export const WORK_ROOM = { width: 132, height: 120 };

/** What the company does, each in a room of its workshop with who is at it, by the name of what one line draws elsewhere. */
export const workRooms: Partial<Record<LineName, ReactNode>> = {
  /** A storekeeper tries out the screen that is made for him. */
  screen: (
    <>
      {wall}
      <path className="deep" d="M-58-136h78v5h-78z" />
      <path className="sheet" d="M-52-136v-32h11v32zM-26-136v-32h11v32z" />
      <path className="tint" d="M-41-136v-28h15v28z" />
      <path className="deep" d="M-15-136v-28h9v28z" />
      <path className="sheet" d="M2-136v-14h12v14z" />
      <path className="hair" d="M-61-106a6 6 0 0 1 6-6H10a6 6 0 0 1 6 6v50H-61z" />
      <path className="sheet" d="M-55-106H10v44h-65z" />
      <path className="deep" d="M-55-106H10v9h-65z" />
      <path className="tint" d="M-51-93h9v8h-9zM-51-73h9v8h-9z" />
      <path d="M-37-89h24m12 0h6m-42 20h20m16 0h6" />
      <path className="hot" d="M-55-83H10v8h-65z" />
      <path stroke="var(--figure)" d="M-50-79h26" />
      <path className="hair" d="M-29-56h13l3 12h-19z" />
      {table(-62, 78)}
      <path className="sheet" d="M-24-47H4v3h-28z" />
      {cartons(68)}
      {plant(-88)}
      {left(
        42,
        <>
          {sides.trousers}
          {sides.head(profiles.turban)}
          <path className="sheet" d={sides.longShirt} />
          <path className="skin" d={finger([21, -81], 9, 0)} />
          {sides.arm('sheet', [-1, -68], [20, -81])}
        </>,
      )}
    </>
  ),
  ...machineRooms,
  /** She holds the voucher beside the bar of which it is a part, and points to it. */
  'value-found': (
    <>
      {wall}
      {lamp(24)}
      <path className="deep" d="M-8 0L2-48h5L-2 0zM58 0L48-48h-5l9 48z" />
      <path className="sheet" d="M-14-114h76v72h-76z" />
      <path d="M-7-50h62" />
      <path className="tint" d="M-2-50v-14h11v14zM14-50v-26h11v26z" />
      <path className="deep" d="M29-50v-34h11v34z" />
      <path className="hot" d="M44-50v-40h11v40z" />
      <path d="M49.500-104v20m-4-20h8m-8 20h8" />
      <path className="sheet" d="M72 0v-64h34V0zM72-32h34" />
      <path className="hair" d="M86-50h6v4h-6zM86-18h6v4h-6z" />
      {plant(-90)}
      {right(
        -38,
        <>
          {sides.farArm('tint', [4, -72], [26, -82])}
          <path className="skin" d={finger([26, -82], 9, -1)} />
          {sides.dressed('grey')}
          <path className="sheet" d="M0-68h21v28H0z" />
          <path className="deep" d="M0-68h21v6H0z" />
          <path d="M4-56h13m-13 6h9" />
          <path className="skin" d={finger([3, -48], 5, -4)} />
          {sides.arm('tint', [-17, -52], [1, -47])}
        </>,
      )}
    </>
  ),
  /** He puts a weight into one pan of a balance, to compare two offers. */
  balance: (
    <>
      {wall}
      <path className="sheet" d="M-42-178h74v44h-74z" />
      <path className="tint" d="M-18-134a13 13 0 0 1 26 0" />
      <path d="M-5-178v31m-37-11h74" />
      <path className="deep" d="M-46-134h82v5h-82z" />
      <path className="deep" d="M-25-94h10v88h14v6h-38v-6h14z" />
      <path strokeWidth="3" d="M-48-84L8-100" />
      <path d="M-48-84l-9 42m9-42l9 42M8-100l-9 42m9-42l9 42" />
      <path className="sheet" d="M-54-42v-18h12v18zM2-58v-18h12v18z" />
      <path className="tint" d="M-54-60h12v5h-12zM2-76h12v5H2z" />
      <path className="deep" d="M-62-42h28a14 10 0 0 1-28 0zM-6-58h28a14 10 0 0 1-28 0z" />
      <path className="tint" d="M-28-94a8 8 0 0 1 16 0 8 8 0 0 1-16 0" />
      <path className="sheet" d="M70 0v-72h34V0z" />
      <path className="deep" d="M70-72h34v6H70zM70-36h34v5H70z" />
      {left(
        44,
        <>
          {sides.trousers}
          {sides.head(profiles.glasses)}
          <path className="sheet" d={sides.shirt} />
          <path className="hot" d="M20-60v-11h3v-5h8v5h3v11z" />
          <path className="skin" d={finger([24, -77], 5, 2)} />
          {sides.arm('sheet', [0, -64], [23, -79])}
        </>,
      )}
    </>
  ),
};
