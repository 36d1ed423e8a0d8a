import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { person } from '../people/person.tsx';

/** A grandmother with grey hair, on her stick. */
export const grandmother = person(
  <g transform="translate(2)scale(.92)">
    {below.sari}
    {heads.grey}
    {tops.blouse}
    {arms.leftDown()}
    <path d="M62 0v-62q0-6-6-6t-6 6" />
    {arms.rightOut()}
  </g>,
  { right: 14, height: 108 },
);
