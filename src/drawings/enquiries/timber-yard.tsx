import type { ReactNode } from 'react';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import type { Tableau } from '../thing.ts';

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

/** A gate: its bar, which is up, and its hut, at whose gable as many dots say which it is. */
const gate = (dots: string) => (
  <>
    <g transform="translate(243 -54) rotate(-7)">
      <path className="letter" d="M-5 0v-196H5V0z" />
      <path className="deep" d="M-5-24v-26l10 10v26zm0-52v-26l10 10v26zm0-52v-26l10 10v26z" />
    </g>
    <path className="tint" d="M236 0v-62h14V0zM256 0v-196h88V0z" />
    <path className="deep" d="M244-196 300-246l56 50zM270-90v-78h60v78z" />
    <path className="letter" d="M262-90h76v10h-76z" />
    <path className="sheet" d="M272-62h56V0h-56z" />
    <path className="dots" d={dots} />
  </>
);

/** A lorry that has come for the load, and its driver. */
const LORRY = (
  <>
    <path className="sheet" d="M6-46v-90h10v76h120v14z" />
    <path d="M46-60v-66m40 66v-66M16-126h120m-120 32h120" />
    <path className="sheet" d="M136-46v-146h44q8 0 12 8l24 62h14v76z" />
    <path className="letter" d="M148-122v-58h28q6 0 8 6l20 52z" />
    <g transform="translate(168 -138) scale(1.5)">{profiles.moustache}</g>
    <path className="deep" d="M0-46v14h236v-14zM136-122h72v14h-72z" />
    <circle className="tint" cx="50" cy="-26" r="26" />
    <circle className="tint" cx="186" cy="-26" r="26" />
    <circle className="letter" cx="50" cy="-26" r="9" />
    <circle className="letter" cx="186" cy="-26" r="9" />
  </>
);

/**
 * Who has written: a timber yard with two gates. At both of them somebody has a book of the stock and sells the load that lies between
 * them, so that it has two slips, and two lorries have come for it. On a phone, the sellers are seen, and the load.
 */
export const timberYard: Tableau = {
  width: 1240,
  height: 262,
  drawing: (
    <>
      <path d="M0-1h1240" />
      {LORRY}
      {gate('M300-210h0')}
      {mirrored(LORRY)}
      {mirrored(gate('M292-210h0m16 0h0'))}
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
      <g transform={`matrix(-${LARGE} 0 0 ${LARGE} 766 0)`}>
        {FAR_ARM}
        {sides.inSari('plait', 27, -49, BOOK)}
      </g>
    </>
  ),
};
