import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { person, turned } from '../people/person.tsx';

/** A shopkeeper in a veshti, his hands on his hips. */
export const shopkeeper = person(
  <>
    {below.veshti}
    {turned(heads.bearded)}
    {tops.shirt}
    {arms.leftBent()}
    {arms.rightDown()}
  </>,
);
