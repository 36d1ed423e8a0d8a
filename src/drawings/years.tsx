import type { ReactNode } from 'react';
import type { ThingName } from '../schemas/drawings.ts';
import { finger, limb, sleeve } from './people/limb.ts';
import { profiles } from './people/profiles.tsx';
import { sides } from './people/sides.tsx';
import { countedYears } from './years/counted.tsx';
import { hundredth } from './years/hundredth.tsx';
import { facing, room } from './years/room.tsx';

/** Half of the square in whose circle one is drawn, around 0, 0. */
export const YEAR_RADIUS = 120;

/** What the line goes round in a year, among what belongs to it and with who is at it, by the name of the thing. */
export const years: Partial<Record<ThingName, ReactNode>> = {
  /** A storekeeper puts a carton into its place in the godown, and the screen behind him knows of it. */
  shelf: room(
    <>
      <path className="sheet" d="M-112 70v-176H8V70z" />
      <path className="deep" d="M-116-44H12v6h-128zM-116 12H12v6h-128z" />
      <path
        className="tint"
        d="M-92-44v-30h30v30zM-26-44v-24h26v24zM-74 12v-38h24v38zM-106 70v-34h36v34zM-26 70v-26h26v26z"
      />
      <path className="deep" d="M-58-44v-42h28v42zM-104 12v-28h26v28zM-64 70v-42h34v42z" />
      <path className="sheet" d="M-84-64h14v9h-14zM-98 48h20v10h-20z" />
      <path className="sheet" d="M62-44h46V0H62z" />
      <path className="hair" d="M68-38h34v32H68z" />
      <path stroke="var(--figure)" d="M78-30h18M78-22h18M78-14h18" />
      <path className="deep" d="M60 24h46v8H60zM82 0h10v24H82zM84 32h8v38h-8z" />
      <path className="hot" d="M-44 12v-34H-6v34z" />
      <path className="sheet" d="M-30-22h10v12h-10z" />
      {facing(
        24,
        <>
          {sides.farArm('sheet', [4, -80], [24, -70])}
          {sides.trousers}
          {sides.head(profiles.moustache)}
          <path className="sheet" d={sides.shirt} />
          <path className="skin" d={finger([24, -48], 7, -3)} />
          {sides.arm('sheet', [-8, -52], [22, -48])}
        </>,
      )}
    </>,
  ),
  /** At home, mango leaves over the door: she sits at a portable computer, on the telephone, and what was in the office is in a cloud. */
  'home-door': room(
    <>
      <path className="sheet" d="M-88-84h74v72h-74z" />
      <path className="hair" d="M-82-78h62v60h-62z" />
      <path className="sheet" d="M-70-34a11 11 0 0 1 2-22 15 15 0 0 1 29-1 11 11 0 0 1 3 23z" />
      <path className="deep" d={`M-112-104h224v12H-112${'M-104-92l8 20 8-20'}${'h4l8 20 8-20'.repeat(11)}`} />
      {facing(
        24,
        <>
          <path d="M-40-64q4 16 2 34h26M-38-30V0m24-30V0" />
          <path className="skin" d="M-4 0v-8h9l6 5v3z" />
          <path className="deep" d="M-32-40h14q16 2 22 8 3 4 2 10L6-6H-9l-2-16q-21 1-22-7z" />
          <g transform="translate(0 10)">
            {sides.head(profiles.plait)}
            <path className="tint" d={sides.shirt} />
            <path className="deep" d="M-28-84q6 1 8 5l11 24-1 8-22 2z" />
            <path className="hair" d="M-25-104l6-1 4 18-6 1z" />
            <path className="skin" d={limb([-16, -76], [-2, -68], [-18, -90], 3.5)} />
            <path className="tint" d={sleeve([-18, -77], [-7, -71.5])} />
            {sides.reaching('tint', 26, -61)}
          </g>
        </>,
      )}
      <path className="deep" d="M-82 9h134v9H-82zM-72 18h8v52h-8zM36 18h8v52h-8z" />
      <path className="sheet" d="M-66-39h7l13 42h40v6h-44z" />
      <path className="hot" d="M62 70l6-28h26l6 28z" />
      <path d="M81 42V14m0 14q-22 2-24-18 20 0 24 18m0-10q0-20 22-22 2 20-22 22" className="sheet" />
    </>,
  ),
  /** A long bill that was read; of one line somebody is asked whether it is right. */
  'long-bill': room(
    <>
      <path className="sheet" d="M-90 92v-190h82V92l-14-9-13 9-14-9-14 9-13-9z" />
      <path className="deep" d="M-80-80h36v14h-36z" />
      <path d="M-80-50h34m12 0h16m-62 16h28m18 0h16m-62 16h36m10 0h16m-62 64h30m16 0h16m-62 18h62" />
      <path className="hot" d="M-84-4h70v26h-70z" />
      <path className="bar" stroke="var(--figure)" d="M-76 9h26m14 0h14" />
      <path className="bar" d="M-100-4v-14h16M-14-18H2v10M2 24v12h-16M-84 36h-16V22" />
      <path className="deep" d="M2-86a25 25 0 1 1 34 21l-13 14v-13a25 25 0 0 1-21-22" />
      <path stroke="var(--tint)" strokeWidth="7" vectorEffect="none" d="M20-94q0-8 8-8 8 1 8 8 0 5-8 10v4m0 9h0" />
      {facing(36, sides.inSari('grey', 22, -50, <path className="hair" d="M24-52l10 5 4 4-6-1-10-4z" />))}
    </>,
  ),
  ...countedYears,
  ...hundredth,
};
