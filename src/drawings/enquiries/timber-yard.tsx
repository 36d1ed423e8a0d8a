import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import type { Tableau } from '../thing.ts';

/** How thick a log is, from its middle. */
const LOG = 25;

/** Logs as they are stacked, seen from their ends. */
const ends = [3, 2, 1].flatMap((count, row) =>
  Array.from({ length: count }, (_, at) => {
    const [x, y] = [LOG * (1 + row + 2 * at), -LOG * (1 + 1.73 * row)];
    return (
      <g key={x + y}>
        <circle className="hot" cx={x} cy={y.toFixed(1)} r={LOG} />
        <circle cx={x - 2} cy={(y + 1).toFixed(1)} r="15" />
        <circle cx={x - 3} cy={(y + 2).toFixed(1)} r="6" />
      </g>
    );
  }),
);

/** A log from its side, as long as it lies on a lorry. */
const LYING = 'h136a13 13 0 0 1 0 26H0';

/** Planks on bearers, and how many lie one on another. */
const planks = Array.from({ length: 8 }, (_, row) => `M${row % 2 ? 524 : 532}-${14 + row * 15}v-15h192v15z`).join('');

/** A gate's hut, at whose window a book of the stock is kept. */
const hut = (clerk: keyof typeof heads, top: keyof typeof tops) => (
  <>
    <path className="sheet" d="M0 0v-158h104V0z" />
    <path className="deep" d="M-10-158 52-196l62 38zM14-62v-78h76v78z" />
    <g transform="translate(26 -20) scale(1.06)">
      {tops[top]}
      {heads[clerk]}
      {arms.leftBent()}
      {arms.rightBent()}
    </g>
    <path className="hot" d="M20-62q16-16 32-6 16-10 32 6l4 8H16z" />
    <path d="M52-68v14" />
    <path className="tint" d="M0-54h104V0H0z" />
    <path className="sheet" d="M16-42h72v30H16z" />
  </>
);

/** The bar of a gate, in bands, on its post. */
const BAR = (
  <>
    <path className="tint" d="M-7 0v-62H7V0z" />
    <g transform="translate(0 -58) rotate(28)">
      <path className="letter" d="M-6 0v-140H6V0z" />
      <path className="deep" d="M-6-20v-24l12 12v24zm0-48v-24l12 12v24zm0-48v-24l12 12v24z" />
    </g>
    <circle className="hot" cx="0" cy="-58" r="9" />
  </>
);

/**
 * Who has written: a timber yard with two gates, each with a book of its own. Two buyers stand at one load, which has two slips, and
 * its owner writes of that.
 */
export const timberYard: Tableau = {
  width: 1240,
  height: 232,
  drawing: (
    <>
      <path d="M0-1h1240" />
      {ends}
      <g transform="translate(156)">
        <path className="hot" d={`M10-42${LYING}zM10-68${LYING}zM10-94${LYING}z`} />
        <path d="M40-29v-68m60 68v-68M20-55h40m30 0h30M24-81h50" />
        <path className="deep" d="M0-28v10h216v-50l-24-44h-34v84zm166-70h20l16 30h-36zM0-28v-72h8v72z" />
        <circle className="sheet" cx="36" cy="-18" r="18" />
        <circle className="sheet" cx="176" cy="-18" r="18" />
      </g>
      <g transform="translate(392)">{hut('scarf', 'blouse')}</g>
      <g transform="translate(514)">{BAR}</g>
      <g transform="translate(68)">
        <path className="deep" d="M552 0v-14h20V0zm64 0v-14h20V0zm64 0v-14h20V0z" />
        <path className="hot" d={planks} />
        <path d="M560-22h60m20 15h48M548-52h90m14 30h40M580-82h110M548-112h60" />
        <path className="letter" d="M560-118h52v40h-52zm84 0h52v40h-52z" />
        <path className="on-hot" d="M568-106h36m-36 9h36m-36 9h20M652-106h36m-36 9h36m-36 9h20" />
        <g transform="translate(462) scale(1.5)">
          {below.veshti}
          {heads.short}
          {tops.shirt}
          {arms.leftDown()}
          {arms.rightOut()}
        </g>
        <g transform="matrix(-1.5 0 0 1.5 794 0)">
          {below.sari}
          {heads.bun}
          {tops.blouse}
          {arms.leftDown()}
          {arms.rightOut()}
        </g>
      </g>
      <g transform="translate(876)">{hut('turban', 'vest')}</g>
      <path className="sheet" d="M1000 0v-196h226V0z" />
      <path className="deep" d="M984-190l24-42h208l24 42z" />
      <path className="tint" d="M1014-178h64v46h-64zm32 0v46m-32-23h64" />
      <circle className="letter" cx="1190" cy="-154" r="22" />
      <path className="on-hot" d="M1190-154l-8-11m8 11 9 9" />
      <path className="hot" d="M1108-70h112v10h-112zM1118-60h10V0h-10zm84 0h10V0h-10z" />
      <path className="deep" d="M1140-126h64v44h-26v12h-12v-12h-26z" />
      <path className="letter" d="M1148-118h48v28h-48z" />
      <path className="on-hot" d="M1154-110h32m-32 7h24m-24 7h30" />
      <g transform="translate(1088) scale(1.36)">
        {sides.trousers}
        {sides.head(profiles.moustache)}
        <path className="tint" d={sides.shirt} />
        {sides.reaching('tint', 22, -56)}
      </g>
    </>
  ),
};
