import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { person, turned } from '../people/person.tsx';

/** A teacher in a sari, who points. */
export const teacher = person(
  <>
    {below.sari}
    {turned(heads.bun)}
    {tops.blouse}
    {arms.rightDown()}
    {arms.leftOut()}
  </>,
  { left: 16 },
);
