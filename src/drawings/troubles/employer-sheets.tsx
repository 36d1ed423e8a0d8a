import { bust } from '../people/bust.tsx';
import { tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { limb } from '../people/limb.ts';
import { turned } from '../people/person.tsx';
import { BEYOND, groundOf, type Troubles } from '../trouble.ts';

/** One counter, on which all of it stands. */
const counter = <path className="deep" d={groundOf(164, BEYOND, BEYOND)} />;

/** Sheets, each of a form of its own; a card that is refused for a missing date; one who compares two lists by eye. */
export const employerSheets: Troubles = [
  <>
    {bust(148, 172, 2, heads.plait, tops.blouse)}
    {counter}
    <path className="tint" d="M18 116h56v64H18zM226 112h62v34h-62z" />
    <path d="M28 130h36m-36 12h36m-36 12h20M236 122h42m-42 12h42" />
    <path className="letter" d="m70 112 56-14 20 80-56 14z" />
    <path className="hot" d="m158 96 92 14-8 56-92-14z" />
    <path className="letter" d="M126 148h58v48h-58z" />
    <g stroke="var(--deep)">
      <path d="m80 126 44-11m-40 27 44-11m-40 27 30-8M188 102l-8 54m40-50-8 54M156 116l90 14M136 160h38m-38 12h38m-38 12h20" />
    </g>
  </>,
  <>
    <path className="letter" d="M130 10h40v40h-40z" />
    <g stroke="var(--deep)">
      <path className="bar" d="M150 19v22m-11-11h22" />
    </g>
    {bust(90, 166, 1.5, heads.loose, tops.blouse)}
    <path className="letter" d="M76 138q-4-26 20-30 14-2 22 10l16 22q2 14-14 16-38 4-44-18z" />
    <circle className="skin" cx="102" cy="118" r="13" />
    <path className="hair" d="M90 114q4-12 16-9 8 3 8 9-12-6-24 0z" />
    <path className="skin" d={limb([66, 126], [76, 154], [116, 148], 6)} />
    {bust(222, 166, 1.5, turned(heads.scarf), tops.coat)}
    {counter}
    <path className="skin" d={limb([206, 116], [182, 142], [178, 98], 7)} />
    <path className="skin" d="M170 100q-2-22 4-24 4 1 4 8 2-6 6-4 3 2 2 8 4-2 5 2l-2 14q-8 8-19-4z" />
    <path className="hot" d="m116 166 62-4 8 32-62 4z" />
    <g stroke="var(--deep)">
      <path d="m126 175 16-1M130 190l12-1m8-17 22-1 4 18-22 1z" />
    </g>
  </>,
  <>
    {bust(150, 150, 1.9, heads.grey, tops.shirt)}
    {counter}
    <path className="tint" d={limb([128, 96], [76, 108], [62, 130], 9)} />
    <path className="tint" d={limb([172, 96], [224, 108], [238, 130], 9)} />
    <path className="letter" d="M66 88h76v102H66zm92 0h76v102h-76z" />
    <path className="hot" strokeWidth="0" d="M70 130h68v16H70zm92 14h68v16h-68z" />
    <g stroke="var(--deep)">
      <path d="M76 102h30m16 0h12M76 120h24m22 0h12M76 138h34m12 0h12M76 156h26m20 0h12M76 174h30m16 0h12M168 102h34m12 0h12M168 120h22m24 0h12M168 136h30m16 0h12M168 152h30m16 0h12M168 174h26m20 0h12" />
    </g>
    <path
      className="skin"
      d="M60 118q0-7 8-7h10q6 2 6 7t-6 6H68q-8 0-8-6zm180 0q0-7-8-7h-10q-6 2-6 7t6 6h10q8 0 8-6z"
    />
  </>,
];
