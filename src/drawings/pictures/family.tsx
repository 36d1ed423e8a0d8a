import type { ReactNode } from 'react';
import { arms, hands } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { eyesAt } from '../people/face.tsx';
import { heads } from '../people/heads.tsx';
import { turned } from '../people/person.tsx';
import type { Tableau } from '../thing.ts';
import { grandmother } from '../things/grandmother.tsx';
import { pupils } from '../things/pupils.tsx';
import { shopkeeper } from '../things/shopkeeper.tsx';

/** An agent who holds one umbrella over a whole family, from whose pole he is so far on the left. */
const HAND = 55;
const agent = (
  <>
    {below.trousers}
    {heads.short}
    {tops.shirt}
    {arms.leftBent()}
    <path d={`M${HAND}-190v144q0 8-8 8`} strokeWidth="4" />
    {arms.rightUp()}
  </>
);
/** With the newborn in her arms. */
export const mother = (
  <>
    {below.sari}
    {turned(heads.bun)}
    {tops.blouse}
    {arms.leftBent()}
    {arms.rightBent()}
    <path className="sheet" d="M9-58q-2-14 11-14h14q9 0 9 8t-9 8H13q-4 0-4-2z" />
    <path className="skin" d="M7-67a7 7 0 0 1 14 0 7 7 0 0 1-14 0z" />
    {eyesAt(15, -66)}
    {hands}
  </>
);
/** All of them on one floor, each so far to the right. */
const rowOf = (
  width: number,
  places: Record<'grandmother' | 'father' | 'mother' | 'child' | 'agent', number>,
): Tableau => {
  const at = (x: number, drawing: ReactNode) => <g transform={`translate(${x})`}>{drawing}</g>;
  return {
    width,
    height: 122,
    drawing: (
      <>
        {at(places.agent, agent)}
        {at(places.grandmother, grandmother({}).drawing)}
        {at(places.mother, mother)}
        {at(places.child, pupils({ count: 1 }).drawing)}
        {at(places.father, shopkeeper({}).drawing)}
      </>
    ),
  };
};

/** Below an umbrella whose pole is in the middle; and on the left of it, where a record stands on the right. */
export const family = rowOf(258, { grandmother: 2, agent: 74, mother: 132, child: 179, father: 211 });
export const leftFamily = rowOf(240, { grandmother: 0, father: 58, mother: 105, child: 153, agent: 198 });
