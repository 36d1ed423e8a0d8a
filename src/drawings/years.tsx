import type { ReactNode } from 'react';
import type { ThingName } from '../schemas/drawings.ts';
import { finger, limb, sleeve } from './people/limb.ts';
import { profiles } from './people/profiles.tsx';
import { sides } from './people/sides.tsx';
import { rupee } from './rupee.ts';

/** Half of the square in whose circle one is drawn, around 0, 0. */
export const YEAR_RADIUS = 120;

const room = (drawing: ReactNode) => (
  <>
    <path className="tint" d="M-130 70v-200h260V70z" />
    <path className="deep" d="M-130 70h260v60h-260z" />
    {drawing}
  </>
);

/** Somebody on that floor, who looks to the left. */
const facing = (x: number, drawing: ReactNode) => <g transform={`translate(${x} 70)scale(-1.3 1.3)`}>{drawing}</g>;

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
  /** Cartons on a belt go through the gate that counts them, and somebody packs. */
  cartons: room(
    <>
      {facing(
        58,
        <>
          {sides.farArm('hot', [4, -70], [8, -56])}
          {sides.trousers}
          {sides.head(profiles.plait)}
          <path className="hot" d={sides.shirt} />
        </>,
      )}
      <path className="deep" d="M-130 26h260v14h-260zM-84 40h10v30h-10zM74 40h10v30H74z" />
      <path className="sheet" d="M-116 26v-36h40v36zM44 26v-34h44v34z" />
      <path className="hot" d="M-34 26v-42h50v42z" />
      <path className="sheet" d="M-14-16H-4v14h-10zM-100-10h8v12h-8z" />
      <path d="M60-8v10h10V-8" />
      <path stroke="currentColor" d="M-9-35l-22 17m22-17 22 17m-22-17v17" />
      <path className="deep" d="M-58 26v-84h98v84H28v-72h-74v72z" />
      <path className="sheet" d="M-16-46h14v10h-14z" />
      <path className="hair" d="M-50-108h82v50h-82z" />
      <path stroke="var(--tint)" strokeWidth="7" vectorEffect="none" d="M-30-96v26M-14-94q12-7 14 3 0 8-14 22h16" />
      {facing(58, sides.arm('hot', [-16, -54], [2, -57]))}
      <path stroke="var(--figure)" d="M-104 33h0m30 0h0m30 0h0m30 0h0m30 0h0m30 0h0m30 0h0m30 0h0" />
    </>,
  ),
  /** At home, mango leaves over the door: on the telephone, at a portable computer, and what was in the office is in a cloud. */
  'home-door': room(
    <>
      <path className="sheet" d="M-88-84h74v72h-74z" />
      <path className="hair" d="M-82-78h62v60h-62z" />
      <path className="sheet" d="M-70-34a11 11 0 0 1 2-22 15 15 0 0 1 29-1 11 11 0 0 1 3 23z" />
      <path className="deep" d={`M-112-104h224v12H-112${'M-104-92l8 20 8-20'}${'h4l8 20 8-20'.repeat(11)}`} />
      {facing(
        24,
        sides.inSari(
          'plait',
          27,
          -41,
          <>
            <path className="hair" d="M-25-104l6-1 4 18-6 1z" />
            <path className="skin" d={limb([-16, -76], [-2, -68], [-18, -90], 3.5)} />
            <path className="tint" d={sleeve([-18, -77], [-7, -71.5])} />
          </>,
        ),
      )}
      <path className="deep" d="M-82 22h134v9H-82zM-72 31h8v39h-8zM36 31h8v39h-8z" />
      <path className="sheet" d="M-66-26h7l13 42h40v6h-44z" />
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
  /** At the desk for support: a call about a printer, and who calls is on the wall, a hospital and a school as well as a shop and a works. */
  'phone-clerk': room(
    <>
      <path
        className="sheet"
        d="M-104-44a10 10 0 0 1 10-10h90a10 10 0 0 1 10 10v52a10 10 0 0 1-10 10h-8l14 16-34-16h-62a10 10 0 0 1-10-10z"
      />
      <path className="deep" d="M-84-22h70v24h-70zM-72-22v-20h46v20z" />
      <path className="hot" d="M-72-8h46v22h-46z" />
      <path stroke="var(--figure)" d="M-64-1h30m-30 8h18" />
      <path className="sheet" d="M-66-40h34v14h-34z" />
      <path className="deep" d="M-72-112H72v34H-72z" />
      <path className="sheet" d="M-62-104h26v22h-26zM-28-104H-2v22h-26zM6-104h26v22H6zM40-104h26v22H40z" />
      <path className="hot" d="M-52-101h6v5h5v6h-5v5h-6v-5h-5v-6h5z" />
      <path className="deep" d="M-25-84v-9l10-7 10 7v9zM9-84v-12h20v12zM43-84v-14l7 5v-5l7 5v-5l6 5v9z" />
      <path className="tint" d="M8-96l3-6h16l3 6z" />
      {facing(
        32,
        <>
          <path className="skin" d={limb([-14, -77], [0, -66], [-12, -92], 3.5)} />
          <path className="sheet" d={sleeve([-15, -77], [-5, -70])} />
          {sides.trousers}
          {sides.head(profiles.glasses)}
          <path
            className="hair"
            d="M-18-110q-14 2-13 14l4 1q-2-10 9-12zM-31-97h6v9h-6zM-28-89q4 8 14 7v3q-14 2-17-9z"
          />
          <path className="sheet" d={sides.shirt} />
          <path className="tint" d="M-15-83l3 3-3 20-4-5z" />
        </>,
      )}
      <path className="deep" d="M-100 24H92v10H-100zM-92 34H84v50H-92z" />
      <path className="hot" d="M-84 42h96v24h-96z" />
      <path
        stroke="var(--figure)"
        strokeWidth="3"
        d="M-60 48a9 9 0 0 1 18 0v8m-18-8v8m0-4v-2m18 2v6h-8M-26 50h26m-26 8h18"
      />
      <path className="hair" d="M8 20h34v5H8z" />
      {facing(32, sides.arm('sheet', [-10, -54], [8, -43]))}
      <path className="hair" d="M-34 24h-36v-7h36zM-66 17l6-9h16l6 9z" />
      <path className="sheet" d="M54 24l4-14h18l4 14z" />
      <path stroke="var(--hair)" d="M64 10q-10-16-2-28m6 28q10-10 14-22" />
    </>,
  ),
  /** An invoice gets its code from the portal, before the first of October; a heap of others waits. */
  'coded-invoice': room(
    <>
      <path className="hair" d="M-112-84H10v98h-122z" />
      <path className="sheet" d="M-106-78H4V8h-110z" />
      <path className="tint" d="M-106-78H4v14h-110z" />
      <path d="M-96-52h40m-40 10h30m-30 10h36m-36 10h24m-24 10h36M-96 0h16" />
      <path className="hot" d="M-46-52h40v40h-40z" />
      <path
        className="sheet"
        strokeWidth="0"
        d="M-42-48h12v12h-12zM-22-48h12v12h-12zM-42-28h12v12h-12zM-26-32h4v4h-4zM-22-26h5v5h-5zM-15-30h5v5h-5zM-26-20h5v4h-5zM-15-20h5v4h-5z"
      />
      <path className="hair" strokeWidth="0" d="M-38-44h4v4h-4zM-18-44h4v4h-4zM-38-24h4v4h-4z" />
      <path stroke="currentColor" strokeWidth="4" d="M-46 0h34m-8-6 9 6-9 6" />
      <path className="deep" d="M-58 14h14v14h-14z" />
      <path className="sheet" d="M68-74h42v44H68z" />
      <path className="deep" d="M68-74h42v13H68zM78-80h4v9h-4zM96-80h4v9h-4z" />
      <path stroke="currentColor" strokeWidth="5" d="M84-50l6-4v18" />
      {facing(
        24,
        <>
          {sides.farArm('sheet', [2, -64], [26, -62])}
          {sides.trousers}
          {sides.head(profiles.moustache)}
          <path className="sheet" d={sides.longShirt} />
        </>,
      )}
      <path className="deep" d="M-118 28H84v9H-118zM-96 37h9v33h-9zM62 37h9v33h-9z" />
      <path className="sheet" d="M-108 28v-6h34v6zM-106 22v-6h34v6zM-109 16v-4" />
      <path className="hair" d="M-30 28l4-6h40l3 6z" />
      {facing(
        24,
        <>
          <path className="skin" d={finger([14, -38], 6, 1)} />
          {sides.arm('sheet', [-8, -52], [12, -39])}
        </>,
      )}
      <path className="hot" d="M76 70V44h34v26z" />
      <path className="sheet" d="M80 44v-8h24v8zM84 36v-6h22v6z" />
    </>,
  ),
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
