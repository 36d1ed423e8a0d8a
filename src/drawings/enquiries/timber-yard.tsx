import type { ReactNode } from 'react';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import type { Tableau } from '../thing.ts';
import { gate, ladenLorry, smallLorry } from './timber-gates.tsx';

/** One half of the picture, and the other one as in a mirror. */
const MIDDLE = 620;
const mirrored = (drawing: ReactNode) => <g transform={`matrix(-1 0 0 1 ${2 * MIDDLE} 0)`}>{drawing}</g>;

/** How large those are who sell. */
const LARGE = 2.2;

/** Planks on bearers, and how many lie one on another. */
const planks = Array.from({ length: 7 }, (_, row) => `M${row % 2 ? 494 : 502}-${18 + row * 22}v-22h236v22z`).join('');

/** The load that is sold, with the mark of the yard. */
const LOAD = (
  <>
    <path className="deep" d="M520 0v-18h26V0zm87 0v-18h26V0zm87 0v-18h26V0z" />
    <path className="hot" d={planks} />
    <path className="on-hot" d="M520-29h70m30 0h54M512-51h40m96 0h60M508-161h50m34 0h90" />
  </>
);

/** What is written on a load that is sold. */
const SLIP = (
  <g transform="translate(514 -74)">
    <path className="letter" d="M0 0v-70h78V0z" />
    <path className="on-hot" d="M0 0v-70h78V0zM12-54h40M12-40h30M12-26h26" />
  </g>
);

/** An open book of the stock, and the thumb that holds it. */
const BOOK = (
  <>
    <path className="deep" d="M-4-71v-28h37v28z" />
    <path className="letter" d="M-1-73v-24h15.500V-73zm16.500 0v-24H30v24z" />
    <path className="on-hot" d="M2.500-91h8m-8 6h8m-8 6h6M19-91h8m-8 6h8m-8 6h6" />
    <path className="skin" d="M5-70v-6a3 3 0 0 1 6 0v6q-3 3-6 0z" />
  </>
);

/** The arm that holds it. */
const FAR_ARM = sides.farArm('tint', [-3, -64], [7, -73]);

/**
 * Who has written: a timber yard with two gates. At each of them somebody has a book of the stock and has sold the load that lies between
 * them, so that it has two slips. From one gate a lorry leaves with its timber; at the other, whose bar is down, one has come in vain. On
 * a phone, the sellers are seen, and the load.
 */
export const timberYard: Tableau = {
  width: 1240,
  height: 262,
  drawing: (
    <>
      <path d="M0-1h1240" />
      {ladenLorry}
      {gate({ dots: 'M300-210h0', isOpen: true })}
      {mirrored(
        <>
          {smallLorry}
          {gate({ dots: 'M292-210h0m16 0h0', isOpen: false })}
        </>,
      )}
      {LOAD}
      {SLIP}
      {mirrored(SLIP)}
      <g transform={`translate(474) scale(${LARGE})`}>
        {FAR_ARM}
        {sides.trousers}
        {sides.head(profiles.moustache)}
        <path className="tint" d={sides.shirt} />
        {BOOK}
        {sides.reaching('tint', 27, -49)}
      </g>
      {/* She sees that it has been sold, her hand at her cheek. */}
      <g transform={`matrix(-${LARGE} 0 0 ${LARGE} 772 0)`}>
        <g transform="translate(2 14)">{FAR_ARM}</g>
        {sides.dressed('plait')}
        <g transform="translate(2 14)">{BOOK}</g>
        {sides.arm('tint', [-6, -64], [-12, -91])}
      </g>
    </>
  ),
};
