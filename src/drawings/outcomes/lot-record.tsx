import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { profiles } from '../people/profiles.tsx';
import type { Tableau } from '../thing.ts';

/* Both look down on the paper between them. */
const cap = (
  <g transform="translate(24 -99) rotate(6)">
    {profiles.moustache}
    <path className="deep" d="M-11-3q-3-13 10-13 13 0 11 11z" />
    <path className="hair" d="M6-8h11q4 1 5 4H6z" />
  </g>
);
const turban = (
  <g transform="translate(24 -99) rotate(6)">
    {profiles.moustache}
    <path className="sheet" d="M-12-1q-4-15 10-16 14 0 13 11-12 1-23 5z" />
    <path d="M-12-5q12 0 18-10" />
  </g>
);

/** The chamber whose door seal is worn and whose compressor runs, and beside it a farmer who gets the night of the own lot on paper. */
export const lotRecord: Tableau = {
  width: 288,
  height: 196,
  drawing: (
    <>
      <path className="tint" d="M0-160h92V0H0z" />
      <path className="deep" d="M11-147h70V0H11z" />
      <path className="sheet" d="M18-140h56V0H18z" />
      <path d="M18-140h56V0" strokeDasharray="9 8" strokeWidth="6" />
      <path className="letter" d="M26-82h7v28h-7z" />
      <path className="deep" d="M8-196h76v36H8z" />
      <circle className="sheet" cx="30" cy="-178" r="12" />
      <path d="M30-190v24m-12-12h24M52-187h24m-24 9h24m-24 9h24" />
      <g transform="translate(98)">
        {below.trousers}
        {cap}
        {tops.shirt}
        {arms.leftDown()}
      </g>
      <path className="sheet" d="M152-180h80v120h-80z" />
      <path className="bar" d="M164-164h32" />
      <path d="M161-118h62" strokeDasharray="2 6" />
      <path d="M161-106q6-8 12 0t12 0q4-4 7-34 4 0 7 36 6 4 12-2t12 0" strokeWidth="4" />
      <path className="letter" d="M163-90h56v7h-56zm0 13h38v7h-38z" />
      <g transform="translate(98)">{arms.rightOut()}</g>
      <g transform="matrix(-1 0 0 1 288 0)">
        {below.veshti}
        {turban}
        {tops.vest}
        {arms.leftDown()}
        {arms.rightOut()}
      </g>
    </>
  ),
};
