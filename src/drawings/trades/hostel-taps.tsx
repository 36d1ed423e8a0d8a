import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { turned } from '../people/person.tsx';

/** A bucket in somebody's hand, from the middle of its handle. */
const bucket = (x: number, y: number) => `M${x - 17} ${y + 16}h34l-4 32h-26z`;

/** At five in the morning a warden hears from the tank before the students with their buckets do; of the row of taps, one drips. */
export const hostelTaps = (
  <>
    <path className="shine" d="M112 160V64h408v96z" />
    <path className="deep" d="M0 54h112v106H0zM112 64h408v8H112z" />
    <path className="hot" d="M58 66h20v28H58zM84 66h20v28H84z" />
    <path className="tint" d="M6 66h20v28H6zM32 66h20v28H32zM6 108h20v28H6zM32 108h20v28H32z" />
    <path className="sheet" d="M228 84h292v8H228zM240 92h8v10h10v10h-8v-4h-10zM336 92h8v10h10v10h-8v-4h-10z" />
    <path className="hot" d="M246 115q7 8 0 12-7-4 0-12z" />
    <g transform="translate(130 190)scale(1.5)">
      {below.sari}
      {heads.grey}
      {tops.blouse}
      {arms.leftBent()}
      {arms.rightUp()}
      <path className="hair" d="M43-90v-26q0-4 4-4h14q4 0 4 4v26q0 4-4 4H47q-4 0-4-4z" />
      <path className="hot" d="M46-116h16v26H46z" />
      <path className="hair" strokeWidth="0" d="M52-113h4l-1 11h-2zm0 13h4v4h-4z" />
      <path className="skin" d="M43-92a4 4 0 0 1 9-1l4 4-3 6-8-2z" />
    </g>
    <g transform="translate(280 194)scale(1.4)">
      {below.salwar}
      {turned(heads.plait)}
      {tops.kurta}
      {arms.leftDown()}
      {arms.rightDown()}
    </g>
    <g transform="translate(326 200)scale(1.4)">
      {turned(heads.loose)}
      {tops.kurta}
      {arms.leftDown()}
    </g>
    <path className="sheet" d={`${bucket(256, 118)}${bucket(336, 124)}`} />
    <path className="tint" d="M239 134a17 4 0 0 1 34 0 17 4 0 0 1-34 0z" />
    <path d="M319 140a17 17 0 0 1 34 0" />
  </>
);
