import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { person } from '../people/person.tsx';

/** A supervisor with a beard, reading a tablet. */
export const supervisor = person(
  <>
    {below.trousers}
    {heads.bearded}
    {tops.shirt}
    {arms.leftBent()}
    <path className="deep" d="M7-80l27-4 5 32-27 4z" />
    <path className="sheet" d="M12-76l19-3 3 22-19 3z" />
    {arms.rightBent()}
  </>,
);
