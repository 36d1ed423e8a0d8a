import type { ReactNode } from 'react';
import { arms } from '../people/arms.tsx';
import { tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { turned } from '../people/person.tsx';

/** Somebody who sits on the floor, in a sari of one of the colours. */
const seated = (x: number, y: number, look: string, upper: ReactNode) => (
  <g transform={`translate(${x} ${y})scale(1.4)`}>
    {upper}
    <path className={look} d="M-8-34q6-18 20-18h24q14 0 20 18 2 8-8 8H0q-10 0-8-8z" />
  </g>
);

/** Somebody who is seen from behind. */
const back = (x: number, look: string) => (
  <g transform={`translate(${x} 0)`}>
    <path className={look} d="M-44 176q0-40 26-46h36q26 6 26 46z" />
    <path className="skin" d="M-8 118h16v14q-8 6-16 0z" />
    <path className="hair" d="M-18 108a18 19 0 0 1 36 0q0 16-18 16t-18-16z" />
    <path className="hair" d="M-10 116a10 9 0 0 1 20 0 10 9 0 0 1-20 0z" />
    <path className="hot" d="M-12 108q12-8 24 0-12 6-24 0z" />
  </g>
);

/** A pot on the shelf, whose middle is at x. */
const pot = (x: number) => `M${x - 9} 45q-7-16 4-19v-4h10v4q11 3 4 19z`;

/**
 * Women of a group sit in a ring round the cash box; the one who leads them shows on a telephone what each has paid. At the right, where
 * the record may lie, there is the wall with a shelf.
 */
export const loanGroup = (
  <>
    <path className="sheet" d="M276 45h100v5H276z" />
    <path className="tint" d={[290, 340].map(pot).join('')} />
    <path className="deep" d={`${pot(315)}M358 45v-24h12v24z`} />
    <path className="hot" d="M360 18h8v3h-8z" />
    <g transform="translate(8 22)scale(.84)">
      {seated(
        -6,
        194,
        'sheet',
        <>
          {heads.scarf}
          {tops.kurta}
          {arms.leftDown()}
          {arms.rightBent()}
        </>,
      )}
      {seated(
        146,
        172,
        'hot',
        <>
          {heads.bun}
          {tops.blouse}
          {arms.leftBent()}
          {arms.rightUp()}
          <path className="hair" d="M44-90v-26q0-4 4-4h14q4 0 4 4v26q0 4-4 4H48q-4 0-4-4z" />
          <path className="hot" d="M47-116h16v26H47z" />
          <path className="skin" d="M44-92a4 4 0 0 1 9-1l4 4-3 6-8-2z" />
        </>,
      )}
      {seated(
        72,
        184,
        'deep',
        <>
          {heads.plait}
          {tops.blouse}
          {arms.leftDown()}
          {arms.rightBent()}
        </>,
      )}
      {seated(
        224,
        190,
        'deep',
        turned(
          <>
            {heads.grey}
            {tops.blouse}
            {arms.leftDown()}
            {arms.rightBent()}
          </>,
        ),
      )}
      <path className="tint" d="M146 138h44v22h-44z" />
      <path className="hot" d="M146 130h44v8h-44zM162 142h12v8h-12z" />
      {back(102, 'tint')}
      {back(234, 'sheet')}
    </g>
  </>
);
