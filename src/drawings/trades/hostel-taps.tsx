import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { turned } from '../people/person.tsx';

/** A bucket in somebody's hand, from the middle of its handle. */
const bucket = (x: number, y: number) => `M${x - 17} ${y + 16}h34l-4 32h-26z`;

/** At five in the morning a warden hears from the tank before the students with their buckets do; of the row of taps, one drips. */
export const hostelTaps = (
  <>
    <path className="shine" d="M130 160V64h390v96z" />
    <path className="deep" d="M0 54h130v106H0zM130 64h390v8H130z" />
    <path className="hot" d="M70 66h22v28H70zM100 66h22v28h-22z" />
    <path
      className="tint"
      d="M10 66h22v28H10zM40 66h22v28H40zM10 108h22v28H10zM40 108h22v28H40zM70 108h22v28H70zM100 108h22v28h-22z"
    />
    <path className="sheet" d="M244 84h276v8H244zM256 92h8v10h10v10h-8v-4h-10zM336 92h8v10h10v10h-8v-4h-10z" />
    <path className="hot" d="M270 118q8 10 0 14-8-4 0-14z" />
    <g transform="translate(142 190)scale(1.5)">
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
    <g transform="translate(286 194)scale(1.4)">
      {below.salwar}
      {turned(heads.plait)}
      {tops.kurta}
      {arms.leftDown()}
      {arms.rightDown()}
    </g>
    <g transform="translate(342 200)scale(1.4)">
      {turned(heads.loose)}
      {tops.kurta}
      {arms.leftDown()}
    </g>
    <path className="sheet" d={`${bucket(270, 116)}${bucket(352, 124)}`} />
    <path d="M253 132a17 17 0 0 1 34 0M335 140a17 17 0 0 1 34 0" />
  </>
);
