import type { ReactNode } from 'react';
import type { ThingName } from '../../schemas/drawings.ts';
import { finger } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import { rupee } from '../rupee.ts';
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
  /** Below the number of all projects: the hundredth, at a college's fee counter in admission week, with two who wait. */
  'paying-desk': (
    <>
      <path d="M-120 104h240" strokeWidth="3" />
      <g transform="translate(-67 104)scale(1.25)">
        {sides.trousers}
        {sides.head(profiles.moustache)}
        <path className="sheet" d={sides.shirt} />
        <path className="hot" d="M-36-80h9v26h-9q-4 0-4-4v-16q0-6 4-6z" />
        {sides.arm('sheet', [-24, -54], [-6, -58])}
        <path className="sheet" d="M-8-66H6v18H-8z" />
        <path d="M-5-61h8m-8 5h8" />
      </g>
      <path className="deep" d="M28-106h92v42H28z" />
      <path stroke="var(--figure)" strokeWidth="4" d={rupee(50, -90)} />
      <path className="bar" stroke="var(--figure)" d="M72-92h36M72-78h20" />
      <path className="deep" d="M32-64h7v90h-7zM110-64h7v90h-7z" />
      <g transform="translate(66 104)scale(-1.25 1.25)">
        {sides.farArm('sheet', [-2, -66], [10, -70])}
        {sides.dressed('grey')}
        {sides.arm('tint', [-10, -62], [10, -68])}
      </g>
      <path className="hair" d="M42-10h30l5 29H46z" />
      <path className="tint" d="M30 28h88v76H30z" />
      <path className="deep" d="M24 18h96v11H24z" />
      <path className="sheet" d="M40 42h30v46H40zM78 42h30v46H78z" />
      <g transform="translate(-2 104)scale(1.25)">
        {sides.farArm('tint', [-4, -62], [14, -69])}
        {sides.dressed('plait')}
        <path className="hot" d="M-38-78h9v26h-9q-4 0-4-4v-16q0-6 4-6z" />
        <path className="sheet" d="M12-78h18v12H12z" />
        {sides.arm('tint', [-14, -54], [13, -68])}
      </g>
    </>
  ),
};
