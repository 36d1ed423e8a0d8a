import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { person } from '../people/person.tsx';

/** A watchman in his cap, with a torch. */
export const watchman = person(
  <>
    {below.trousers}
    {heads.cap}
    {tops.shirt}
    <path d="M12-50h24" strokeWidth="4" />
    {arms.leftDown()}
    <path className="tint" d="M64-68l40-14v36L64-58z" />
    <path className="deep" d="M56-68h12v10H56z" />
    {arms.rightOut()}
  </>,
  { right: 56 },
);
