import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { person, turned } from '../people/person.tsx';

/** A loader in a lungi, a roll on his shoulder. */
export const loader = person(
  <>
    {below.lungi}
    {turned(heads.short)}
    {tops.shirt}
    {arms.leftDown()}
    <path className="sheet" d="M37-118h32v26H37zM58-118v9H48v-9" />
    {arms.rightUp()}
  </>,
  { right: 22, height: 120 },
);
