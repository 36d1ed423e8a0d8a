import { dropPath } from '../../lib/drawing/loop.ts';
import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { limb, sleeve } from '../people/limb.ts';
import { turned } from '../people/person.tsx';
import { rupee } from '../rupee.ts';
import type { Thing } from '../thing.ts';

/** A stranger in an open door, a courier who hands the parcel over, and the coin that has not come back. The line is its edge. */
export const lentParcel: Thing = () => ({
  width: 286,
  spot: { x: 242, y: -58, r: 42 },
  drawing: (
    <>
      <path className="deep" d="M6 0v-146h96V0z" />
      <path className="sheet" d="M30-6v-124h58V-6z" />
      <path className="tint" d={`M0-154h108v10H0zM30-130${'l4 10 4-10'.repeat(7)}zM20 0v-6h78v6z`} />
      <g transform="translate(35 -6)">
        {below.salwar}
        {heads.plait}
        {tops.kurta}
        {arms.leftDown()}
      </g>
      <path className="tint" d="M30-130v124L10-1v-140z" />
      <path d="M25-122v48l-10 2v-54zM25-64v46l-10 3v-47z" />
      <g transform="translate(126) scale(1.2)">
        {below.trousers}
        {turned(heads.cap)}
        {tops.shirt}
        {arms.rightDown()}
        <path className="deep" d="M-30-82H0v26h-30z" />
        <path className="tint" d="M-10-82v9h-10v-9" />
        <path className="skin" d={limb([14, -78], [12, -57], [-10, -54])} />
        <path className="tint" d={sleeve([14, -79], [12.5, -64])} />
      </g>
      <path className="skin" d={limb([70, -84], [80, -66], [97, -72])} />
      <path className="tint" d={sleeve([70, -86], [77, -72])} />
      <path className="hot" strokeWidth="0" d={dropPath({ r: 42, x: 242, y: -58 })} />
      <path className="on-hot" strokeWidth="5" d={rupee(242, -59)} />
    </>
  ),
});
