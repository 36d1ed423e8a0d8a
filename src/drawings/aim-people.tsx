import type { ReactNode } from 'react';
import { front } from './people/front.tsx';
import { heads } from './people/heads.tsx';
import { finger, limb, sleeve } from './people/limb.ts';
import { profiles } from './people/profiles.tsx';

/* All that stands in a loop is in units of which the middle is at x = 0, and the floor at y = 0. */

/** The figure that is entered once and seen by all: 48; its upper left corner, and how large it is. */
const figure = (x: number, y: number, scale = 1) => (
  <g transform={`translate(${x} ${y})scale(${scale})`}>
    <path
      className="bar"
      d="M9 0 0 16h13M9 10v14m10.500-19a5.500 5.500 0 0 1 11 0 5.500 5.500 0 0 1-11 0m-1 12.500a6.500 6.500 0 0 1 13 0 6.500 6.500 0 0 1-13 0"
    />
  </g>
);

const head = (name: keyof typeof profiles, x: number, y: number) => (
  <g transform={`translate(${x} ${y})`}>{profiles[name]}</g>
);

/** What looks to the left. */
const turned = (drawing: ReactNode) => <g transform="scale(-1 1)">{drawing}</g>;

/** Who types a figure at the keypad of a counter: once. */
const packer = (
  <>
    <path className="skin" d={finger([20, -61], 6, 4)} />
    <path className="skin" d={limb([-15, -78], [-8, -62], [19, -63])} />
    <path className="hair" d="M-32 0v-6h9l7 4v2zM-18 0v-6h9l7 4v2z" />
    <path className="deep" d="M-34-22h28l-1 17h-10l-3-12-3 12h-10z" />
    {head('plait', -20, -98)}
    <path className="tint" d="M-31-76q1-9 8-9 5 4 8 0 7 1 8 9l1 24 4 33q-13 4-34 1l4-34q-2-12 1-24z" />
    <path className="shine" d="M-19-74h12l1 22 4 28q-8 3-15 2l-2-29z" />
    <path d="M4-40V0m34-40V0" />
    <path className="deep" d="M11-27h21V0H11z" />
    <path className="tint" d="M-4-46h48v6H-4zM19-27h6v9h-6zM20-66h8v14h-8z" />
    <path className="sheet" d="M4-97h38q3 0 3 3v26q0 3-3 3H4q-3 0-3-3v-26q0-3 3-3zM-1-46l5-11h32l5 11z" />
    {figure(7, -93)}
    <path className="dots" d="M17-54h0m6.500 0h0m6.500 0h0M14-49.500h0m7 0h0m7 0h0m7 0h0" />
    <path className="skin" d={finger([6, -60], 8, 1) + finger([6, -59], 7, 5)} />
    <path className="skin" d={limb([-21, -76], [-27, -58], [5, -61])} />
    <path className="tint" d={sleeve([-21, -77], [-25, -64])} />
  </>
);

/** A packer at a keypad, a storekeeper among racks, a branch manager at a counter, and a finance head at a desk. */
export const people = {
  packer,
  storekeeper: (
    <>
      <path d="M12 0v-102m28 102v-102M12-2h28M12-36h28M12-70h28" />
      <path className="tint" d="M15-2v-20h12V-2zm14 0v-13h8v13zM15-36v-12h9v12zm11 0v-22h11v22zM30-70v-14h8v14z" />
      <path className="deep" d="M11-70v-18h15v18z" />
      <path className="shine" d="M16-88h5v7h-5z" />
      <path className="skin" d={limb([-8, -78], [6, -70], [15, -82])} />
      <path className="shine" d={sleeve([-8, -78], [2, -72])} />
      <path className="skin" d="M-28 0v-26h7V-4h7l2 4zm14 0v-26h7V-4h7l2 4z" />
      <path className="deep" d="M-31-54h20l7 32q-14 5-28 1z" />
      <path d="M-15-50q4 14 5 28" />
      <g transform="rotate(11 -20 -52)">
        {head('moustache', -20, -98)}
        <path className="shine" d="M-31-76q1-9 8-9 4 4 8 0 6 1 7 9l-2 26h-22z" />
      </g>
      <path className="skin" d={limb([-17, -76], [-27, -56], [-9, -45])} />
      <path className="shine on-hot" d={sleeve([-17, -77], [-23.5, -63])} />
      <path className="sheet" d="M-7-73h15q3 0 3 3v23q0 3-3 3H-7q-3 0-3-3v-23q0-3 3-3z" />
      {figure(-6, -66, 0.42)}
      {front.fingers([-10, -47], 4)}
    </>
  ),
  manager: (
    <>
      <g transform="translate(-13)">
        <path className="deep" d="M12-40v-36q0-9 8-10q4 6 8 0q8 1 8 10v36z" />
        <path className="shine" d="M18-85l6 14 6-14q-6 5-12 0z" />
        <g transform="matrix(-1 0 0 1 48 0)">{heads.bearded}</g>
      </g>
      <path className="tint" d="M-38-42h76V0h-76z" />
      <path d="M-30-34h26v26h-26zM4-34h26v26H4z" />
      <path className="deep" d="M-43-48h86v7h-86z" />
      <g transform="translate(-13)">
        <path className="skin" d={finger([30, -53], -7, 1) + finger([30, -51], -6, 2)} />
        {front.rightArm('deep', [47, -53], [30, -52])}
        {front.arm('deep', [5, -62], [-4, -69])}
      </g>
      <path className="sheet" d="M-47-84h29q3 0 3 3v30q0 3-3 3h-29q-3 0-3-3v-30q0-3 3-3z" />
      {figure(-47, -76, 0.72)}
      {front.fingers([-13, -68], -6)}
    </>
  ),
  'finance-head': turned(
    <>
      <path className="sheet" d="M-2-117h18v19H-2z" />
      <path className="tint" d="M-2-117h18v5H-2z" />
      <path className="dots" d="M3-107h0m4 0h0m4 0h0m-8 4.500h0m4 0h0" />
      <path d="M-38-62q4 16 2 32h24M-36-30V0m22-30V0" />
      <path className="hair" d="M-5 0v-6h9l7 4v2z" />
      <path className="deep" d="M-32-40h14q16 2 22 8 3 4 2 10L4-5H-7l-2-18q-22 2-24-6z" />
      {head('grey', -19, -88)}
      <path className="tint" d="M-31-66q1-9 8-9 5 4 8 0 8 1 8 9l-2 32h-24z" />
      <path className="deep" d="M-25-74q6 1 8 5l8 36h-24z" />
      <path d="M38-42V0" />
      <path className="sheet" d="M16-42h22v22H16z" />
      <path d="M25-31h4" />
      <path className="tint" d="M-8-47h50v6H-8zM26-62h6v15h-6z" />
      <path className="skin" d={finger([-9, -76], 3, -4) + finger([-6, -75], 3, -4)} />
      <path className="skin" d={limb([-14, -66], [7, -50], [-8, -73])} />
      <path className="tint" d={sleeve([-14, -67], [-1, -56])} />
      <path className="sheet" d="M17-93h24q3 0 3 3v25q0 3-3 3H17q-3 0-3-3v-25q0-3 3-3z" />
      <g transform="scale(-1 1)">{figure(-41, -87, 0.72)}</g>
      <path className="shine" d="M-2-47l3-3h18l2 3z" />
      <path className="hot" d="M2-47 8-64l3 1-7 16z" />
      <path className="skin" d={finger([2, -51], 6, -3)} />
      <path className="skin" d={limb([-22, -66], [-28, -48], [1, -51])} />
      <path className="tint" d={sleeve([-22, -67], [-26.5, -53])} />
    </>,
  ),
};
