import { arms, hands } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { person, turned } from '../people/person.tsx';

/** A farmer in turban and veshti, a basket of fruit before him. */
export const farmer = person(
  <>
    {below.veshti}
    {turned(heads.turban)}
    {tops.vest}
    {arms.leftBent()}
    {arms.rightBent()}
    <path className="tint" d="M6-66a8 8 0 0 1 11-9 8 8 0 0 1 14 0 8 8 0 0 1 11 9z" />
    <path className="deep" d="M1-67h46l-7 22H8z" />
    {hands}
  </>,
);
