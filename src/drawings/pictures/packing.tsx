import { inKurta } from '../people/in-kurta.tsx';
import { finger, limb, sleeve } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import type { Tableau } from '../thing.ts';
import { lamps } from './towels.tsx';

/** The packing list comes out of its printer, two towels go into a carton on the scale, and the courier is there. */
export const packing: Tableau = {
  width: 340,
  height: 230,
  drawing: (
    <>
      {lamps}
      <path className="sheet" d="M4 0v-70h50V0zm0-34h50" />
      <path className="deep" d="M8-70v-26h42v26z" />
      <path className="letter" d="M14-90v-84l5 4 5-4 5 4 5-4 5 4 5-4v84z" />
      <path
        className="deep"
        strokeWidth="0"
        d="M19-160h20v5H19zm0 12h14v4H19zm0 10h18v4H19zm0 10h12v4H19zm0 10h20v4H19z"
      />
      <path className="tint" d="M116-56h138v8H116z" />
      <path d="M124-48V0m122-48V0" strokeWidth="4" />
      <path className="deep" d="M132-56v-10h88v10zm12-10v-6h64v6z" />
      <path className="letter" d="M148-64h24v6h-24z" />
      <path className="sheet" d="m146-114-18-10m78 10 20-12" />
      <path className="deep" d="M146-114h60v20h-60z" />
      <path className="shine" d="M156-118q-3-4 0-9h36q-3 5 0 9zm0 10q-3-4 0-9h36q-3 5 0 9z" />
      <path className="skin" d={limb([92, -108], [116, -92], [156, -124])} />
      <path className="tint" d="M146-110h60v38h-60z" />
      <path className="letter" d="M184-102h16v14h-16z" />
      <path className="sheet" d="m146-110-16 12v12l16-12zm60 0 18 12v12l-18-12z" />
      <g transform="translate(114) scale(1.4)">
        {inKurta(
          <>
            <circle className="hair" cx="-12" cy="-4" r="6" />
            {profiles.glasses}
          </>,
        )}
        <path className="skin" d={limb([-20, -75], [-8, -56], [27, -81])} />
        <path className="skin" d={finger([27, -81], 6, -3)} />
        <path className="tint" d={sleeve([-20, -76], [-13, -64])} />
      </g>
      <path className="tint" d="M132 0v-7h86v7zm4-7v-7h86v7zm-4-7v-7h86v7z" />
      <g transform="translate(266) scale(-1.4 1.4)">
        <path className="deep" d="M-46-82h15v42h-15q-4 0-4-4v-34q0-4 4-4z" />
        {sides.trousers}
        {sides.head(
          <>
            {profiles.moustache}
            <path className="deep" d="M-12-4q0-12 13-12 11 1 11 10l6 3z" />
          </>,
        )}
        <path className="tint" d={sides.shirt} />
        <path d="m-26-84 6 32" strokeWidth="4" />
        <path className="letter" d="M6-88h12v20H6z" />
        {sides.arm('tint', [-12, -60], [9, -74])}
      </g>
    </>
  ),
};
