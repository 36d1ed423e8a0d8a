import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { eyesAt } from '../people/face.tsx';
import { heads } from '../people/heads.tsx';
import type { Tableau } from '../thing.ts';
import { rider } from '../things/rider.tsx';

/** A tube that stands in the bag or the box, seen from its mouth down. */
const TUBE = 'v-26h8v26z';

/** A bag is opened, one tube is missing in it, and the screen shows who had it last: the rider who brings it. */
export const namedRider: Tableau = {
  width: 288,
  height: 196,
  drawing: (
    <>
      <path d="M103-96v68m16-68v68" />
      <path className="deep" d="M66-196h90v100H66z" />
      <path className="sheet" d="M74-188h74v84H74z" />
      <path className="tint" d="M86-114q0-24 16-27h18q16 3 16 27z" />
      <circle className="skin" cx="111" cy="-153" r="15" />
      {eyesAt(111, -149)}
      <path className="deep" d="M95-154a16 16 0 0 1 32 0z" />
      <path className="sheet" d={`M73-60${`${TUBE}m14 0`.repeat(3)}m14 0${`${TUBE}m14 0`.repeat(2)}`} />
      <path className="missing" d={`M115-60${TUBE}`} />
      <path className="tint" d="M63-66h96l-8 38H71z" />
      <path className="deep" d="M58-28h106v8H58z" />
      <path d="M68-20V0m86-20V0" />
      {below.trousers}
      {heads.bearded}
      {tops.coat}
      {arms.leftDown('sheet')}
      {arms.rightOut('sheet')}
      <g transform="matrix(-.86 0 0 .86 288 0)">
        <path className="letter" d="M19-114v-30h11v30z" />
        {rider({}).drawing}
      </g>
    </>
  ),
};
