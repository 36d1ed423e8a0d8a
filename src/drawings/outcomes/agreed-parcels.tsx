import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import type { Tableau } from '../thing.ts';

/** Of each size, in both parcels: where its pile stands, how wide a piece is, and how many there are, 36 in all. */
const SIZES = [
  [5, 34, 12],
  [46, 38, 14],
  [91, 36, 10],
] as const;
/** How thick a folded piece is, and how high a parcel's floor. */
const [PIECE, FLOOR] = [17, 12];

const pile = ([x, width, count]: (typeof SIZES)[number]) =>
  `M${x}-${FLOOR}${`v-${PIECE}h${width}v${PIECE}zm0-${PIECE}`.repeat(count)}`;

const parcel = (
  <>
    <path d={`M4-${FLOOR}-8-36m136 ${36 - FLOOR} 12-${36 - FLOOR}`} />
    <path className="tint" d={`${pile(SIZES[0])}${pile(SIZES[2])}`} />
    <path className="deep" d={pile(SIZES[1])} />
    <path className="deep" d={`M0 0v-${FLOOR}h132V0z`} />
  </>
);

/** One parcel where it left and where it came, of three sizes, piece for piece alike, with who settled it on either side. */
export const agreedParcels: Tableau = {
  width: 512,
  height: 250,
  drawing: (
    <>
      <g transform="scale(1.4)">
        {below.trousers}
        {heads.short}
        {tops.shirt}
        {arms.leftDown()}
        {arms.rightOut()}
      </g>
      <g transform="translate(100)">{parcel}</g>
      <g transform="translate(280)">
        {parcel}
        <path className="letter" d={`M46-${FLOOR + 13 * PIECE}v-${PIECE}h38v${PIECE}z`} />
      </g>
      <path d="M246-134h20m-20 20h20" className="bar" />
      <g transform="matrix(-1.4 0 0 1.4 512 0)">
        {below.sari}
        {heads.bun}
        {tops.blouse}
        {arms.leftDown()}
        {arms.rightOut()}
      </g>
    </>
  ),
};
