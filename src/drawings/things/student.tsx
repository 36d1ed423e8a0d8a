import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { person } from '../people/person.tsx';

/** A student with a scarf. */
export const student = person(
  <>
    {below.salwar}
    {tops.kurta}
    {heads.scarf}
    {arms.leftDown()}
    {arms.rightBent()}
  </>,
);
