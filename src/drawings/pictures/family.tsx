import { arms, hands } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { eyesAt } from '../people/face.tsx';
import { heads } from '../people/heads.tsx';
import { turned } from '../people/person.tsx';
import type { Tableau } from '../thing.ts';
import { grandmother } from '../things/grandmother.tsx';
import { pupils } from '../things/pupils.tsx';
import { shopkeeper } from '../things/shopkeeper.tsx';

/** An agent who holds one umbrella over a whole family; the mother has the newborn in her arms. */
export const family: Tableau = {
  width: 258,
  height: 164,
  drawing: (
    <>
      <path d="M129-116v70q0 8-8 8M129-158v-5" />
      <path className="tint" d={`M2-116a127 42 0 0 1 254 0${'q-21-13-42.33 0'.repeat(6)}z`} />
      <path className="deep" d="M86.670-116q5-34 42.330-42 37 8 42.330 42-21-13-42.330 0-21-13-42.330 0z" />
      <g transform="translate(2)">{grandmother({}).drawing}</g>
      <g transform="translate(74)">
        {below.trousers}
        {heads.short}
        {tops.shirt}
        {arms.leftBent()}
        {arms.rightUp()}
      </g>
      <g transform="translate(132)">
        {below.sari}
        {turned(heads.bun)}
        {tops.blouse}
        {arms.leftBent()}
        {arms.rightBent()}
        <path className="sheet" d="M9-58q-2-14 11-14h14q9 0 9 8t-9 8H13q-4 0-4-2z" />
        <path className="skin" d="M7-67a7 7 0 0 1 14 0 7 7 0 0 1-14 0z" />
        {eyesAt(15, -66)}
        {hands}
      </g>
      <g transform="translate(179)">{pupils({ count: 1 }).drawing}</g>
      <g transform="translate(211)">{shopkeeper({}).drawing}</g>
    </>
  ),
};
