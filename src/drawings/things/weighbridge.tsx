import { below, tops } from '../people/clothes.tsx';
import { Detail } from '../people/face.tsx';
import { heads } from '../people/heads.tsx';
import { finger, limb, sleeve } from '../people/limb.ts';
import { turned } from '../people/person.tsx';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A wheel on the weighbridge, whose middle is at `x`. */
const wheel = (x: number) => (
  <>
    <circle className="hair" cx={x} cy="-27" r="19" />
    <circle className="sheet" cx={x} cy="-27" r="8" />
    <circle className="tint" cx={x} cy="-27" r="3" />
  </>
);

/** A part of the weighbridge, from there to there. */
const deck = (from: number, to: number) => `M${from} 0l8-8H${to - 8}l8 8z`;

/** How far a page that is wide enough shows what is beside the lorry, to the left and to the right. */
const BESIDE = { left: 132, right: 98 };

/**
 * A laden lorry on a weighbridge, whose driver is handed the slip, and the display with the weight, of which the line draws the outline.
 * Beside these, if there is room, its trailer, and the barrier that is still down. As a part of a page, the lorry and the display are all.
 */
export const weighbridge: Thing = () =>
  ringed({
    width: 302,
    height: 150,
    beside: BESIDE,
    spot: { x: 272, y: -112, r: 30 },
    contour:
      'H262a6 6 0 0 0 6-6V-76H250a6 6 0 0 1-6-6v-60a6 6 0 0 1 6-6h44a6 6 0 0 1 6 6v60a6 6 0 0 1-6 6H276V-6a6 6 0 0 0 6 6',
    rest: (
      <>
        <Detail>
          <path className="tint" d={deck(-131, -3)} />
          <path d="M-22-34H4" strokeWidth="5" />
          <path className="deep" d="M-120-98q8-40 30-38 8-12 24-4 26-6 44 42z" />
          <path className="tint" d="M-126-98H-14v58H-126z" />
          <path d="M-98-98v58m28-58v58m28-58v58M-126-69H-14M-102-104q6-18 14-22m28-2q14 8 18 20" />
          <path className="deep" d="M-128-40H-12v10H-128z" />
          {wheel(-104)}
          {wheel(-36)}
        </Detail>
        <path className="tint" d={deck(0, 200)} />
        <path className="deep" d="M8-98q10-36 30-38 14-14 32-4 24 0 34 42z" />
        <path className="tint" d="M2-98h106v58H2z" />
        <path d="M28-98v58m27-58v58m26-58v58M2-69h106M22-106q6-14 14-18m30-6q14 4 20 18" />
        <path className="deep" d="M0-40h192v10H0z" />
        <path className="sheet" d="M110-40v-100q0-8 8-8h40q9 0 12 9l15 43q5 4 5 14v42z" />
        <path className="tint" d="M122-92v-38q0-9 9-9h22q6 0 8 6l15 41z" />
        <g transform="translate(121 -24) scale(1.060)">
          <path className="deep" d="M2-63q0-19 14-21 8 4 16 0 9 2 12 21z" />
          {heads.turban}
        </g>
        <path className="sheet" d="M110-92h66l10 0q4 4 4 14v38h-80z" />
        <path d="M122-92v32q0 6 6 6h42q6 0 6-6v-32M128-76h10" />
        <circle className="deep" cx="184" cy="-58" r="5" />
        <path className="hair" d="M186-40h10v10h-10z" />
        {wheel(32)}
        {wheel(150)}
        <Detail>
          <path className="skin" d={limb([160, -92], [174, -88], [190, -98], 4.8)} />
          <path className="deep" d={limb([158, -91], [172, -87.5], [179, -92], 6.5)} />
          <g transform="translate(197 0) scale(1.060)">
            {below.trousers}
            {turned(heads.helmet)}
            {tops.shirt}
            <path className="skin" d={limb([36, -76], [38.5, -62], [34, -49], 4.5)} />
            <path className="tint" d={sleeve([36, -78], [38, -65], 5.5)} />
            <path className="sheet" d="M24-56l16-4 5 20-16 4z" />
            <path d="M28-52l9-2m-8 6l9-2m-8 6l9-2" />
            <path className="skin" d={finger([36, -47], -7, -1)} />
          </g>
          <path className="sheet" d="M184-124h17v26h-17z" />
          <path d="M188-118h9m-9 5h9m-9 5h5" />
          <path className="skin" d={limb([212, -82], [206, -72], [201, -98], 4.8)} />
          <path className="tint" d={sleeve([213, -84], [207, -75], 6.5)} />
          <path className="tint" d="M386 0v-58h8V0z" />
          <path className="deep" d="M316-72q0-10 10-10h4q10 0 10 10V0h-24z" />
          <path className="sheet" d="M322-44h12v22h-12zM308-70h90v12h-90z" />
          <path className="deep" d="M308-70h6v12h-6zm34 0l10 12h12l-10-12zm28 0l10 12h12l-10-12z" />
          <circle className="sheet" cx="328" cy="-64" r="6" />
        </Detail>
      </>
    ),
    hot: (
      <>
        <path className="tint" d="M250-142h44v60h-44z" />
        <path className="hot-line" d="M272-117a7 7 0 0 1 0-14 7 7 0 0 1 0 14" />
        <path className="hot" d="M262-117h20l8 27h-36z" />
      </>
    ),
  });
