import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { eyesAt } from '../people/face.tsx';
import { heads } from '../people/heads.tsx';
import type { Tableau } from '../thing.ts';
import { rider } from '../things/rider.tsx';

/** A tube that stands in the bag, seen from its mouth down. */
const TUBE = 'v-26h8v26z';

/** A bag is opened, one tube is missing in it, and the telephone shows who had it last: the rider who brings it. */
export const namedRider: Tableau = {
  width: 288,
  height: 196,
  drawing: (
    <>
      <g transform="scale(1.25)">
        {below.trousers}
        {heads.bearded}
        {tops.coat}
        {arms.leftDown('sheet')}
      </g>
      <path className="deep" d="M62-196h44q6 0 6 6v72q0 6-6 6H62q-6 0-6-6v-72q0-6 6-6z" />
      <path className="sheet" d="M62-188h44v68H62z" />
      <circle className="tint" cx="84" cy="-167" r="17" />
      <circle className="skin" cx="84" cy="-164" r="10" />
      {eyesAt(84, -161)}
      <path className="deep" d="M73-165a11 11 0 0 1 22 0z" />
      <path d="M72-144h24" strokeWidth="4" />
      <path className="tint" d="M67-138h34v14H67z" />
      <path d="M78-131l5 4 8-8" strokeWidth="4" />
      <g transform="scale(1.25)">{arms.rightUp('sheet')}</g>
      <path className="sheet" d={`M62-60${`${TUBE}m12 0`.repeat(3)}m12 0${`${TUBE}m12 0`.repeat(2)}`} />
      <path className="missing" d={`M98-60${TUBE}`} />
      <path className="tint" d="M54-66h84l-7 38H61z" />
      <path className="deep" d="M50-28h92v8H50z" />
      <path d="M60-20V0m72-20V0" />
      <g transform="matrix(-.92 0 0 .92 288 0)">
        {rider({}).drawing}
        <path className="sheet" d="M14-70v-24h12v24z" />
      </g>
    </>
  ),
};
