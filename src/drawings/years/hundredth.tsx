import type { ReactNode } from 'react';
import type { ThingName } from '../../schemas/drawings.ts';
import { finger } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import { facing, room } from './room.tsx';

/** The year of the hundredth project. */
export const hundredth: Partial<Record<ThingName, ReactNode>> = {
  /** On the bench a device of ours is tested in heat and damp. */
  tester: room(
    <>
      <path className="deep" d="M-116 36H84v9H-116zM-104 45h9v25h-9zM52 45h9v25h-9z" />
      <path className="sheet" d="M-106 36v-134H12V36z" />
      <path className="hair" d="M-96-88h98v86h-98z" />
      <path stroke="currentColor" strokeWidth="4" d="M-78-10q-8-7 0-14t0-14m62 28q-8-7 0-14t0-14m-31 22q-8-5 0-10" />
      <path
        className="sheet"
        strokeWidth="0"
        d="M-80-76q11 16 0 16t0-16m22 6q11 16 0 16t0-16m24-8q11 16 0 16t0-16m22 8q11 16 0 16t0-16"
      />
      <path className="hot" d="M-70-46h46v26h-46z" />
      <path className="tint" d="M-64-41h18v10h-18z" />
      <path stroke="var(--figure)" strokeWidth="5" d="M-38-36h0m8 0h0" />
      <path stroke="var(--figure)" d="M-47-46v-10M-60-20v8m26-8v8" />
      <path className="deep" d="M-98 6h40v22h-40z" />
      <path stroke="var(--figure)" strokeWidth="3" d="M-90 22v-10h8v10zm14-10h8v5h-8v5h8m4-12h0" />
      <path className="tint" d="M-42 17a9 9 0 0 0 18 0 9 9 0 0 0-18 0M-16 17a9 9 0 0 0 18 0 9 9 0 0 0-18 0" />
      <path d="M-33 17v-7M-7 17l5-5" />
      <path className="sheet" d="M66-84a6 6 0 0 1 12 0v44a10 10 0 1 1-12 0z" />
      <path className="hot" d="M70-62h4v26h-4zM65-32a7 7 0 0 0 14 0 7 7 0 0 0-14 0" />
      {facing(
        22,
        <>
          {sides.farArm('sheet', [2, -60], [14, -50])}
          {sides.trousers}
          {sides.head(profiles.glasses)}
          <path className="sheet" d={sides.longShirt} />
          <path d="M-14-64h9v10h-9z" />
          <path className="skin" d={finger([18, -42], 6, 0)} />
          {sides.arm('sheet', [-6, -54], [16, -42])}
        </>,
      )}
    </>,
  ),
};
