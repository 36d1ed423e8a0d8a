import { arms } from '../people/arms.tsx';
import { tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';

/** A bottle of syrup, from the board that it stands on: its body, and its cap. */
const body = (x: number, y: number) => `M${x} ${y}v-20q0-5 5-6v-4h8v4q5 1 5 6v20z`;
const cap = (x: number, y: number) => `M${x + 4} ${y - 29}v-7h10v7z`;
const each = (draw: (x: number, y: number) => string, ...places: [number, number][]) =>
  places.map(([x, y]) => draw(x, y)).join('');

const SYRUPS: [number, number][] = [
  [14, 124],
  [36, 124],
  [58, 124],
  [126, 60],
  [148, 60],
  [322, 60],
  [344, 60],
  [366, 60],
  [286, 124],
];

/** A pharmacist takes a syrup off the shelf; a strip of tablets lies before her on the counter. */
export const pharmacy = (
  <>
    <path className="deep" d="M0 34h112v126H0zM112 0h408v160H112z" />
    <path className="hot" d={each(body, ...SYRUPS)} />
    <path className="sheet" d={each(cap, ...SYRUPS)} />
    <path className="tint" d="M10 76V50h26v26zM80 76V50h26v26zM80 124V98h26v26zM254 60V34h26v26zM128 124V98h26v26z" />
    <path className="shine" d="M0 76h112v6H0zM112 60h408v6H112zM0 124h520v6H0z" />
    <g transform="translate(154 194)scale(1.5)">
      {heads.plait}
      {tops.coat}
      {arms.leftBent('sheet')}
      {arms.rightUp('sheet')}
      <path className="hot" d="M45-92v-17q0-3 4-4v-3h6v3q4 1 4 4v17z" />
      <path className="sheet" d="M48-116v-6h8v6zM45-97v-8h14v8z" />
      <path className="skin" d="M44-97a4 4 0 0 1 8-1l5 4-3 6-9-2z" />
    </g>
    <path className="tint" d="M0 138h520v8H0z" />
    <path className="shine" d="M0 146h520v14H0z" />
    <path className="sheet" d="m134 138 8-18h50l8 18z" />
    <path d="M146 126h42m-45 7h48" />
  </>
);
