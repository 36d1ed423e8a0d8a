import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { person } from '../people/person.tsx';

/** A watchman in his cap, who lights what stands to the left of him with a torch. */
export const watchman = person(
  <g transform="matrix(-1 0 0 1 48 0)">
    {below.trousers}
    {heads.cap}
    {tops.shirt}
    <path d="M12-50h24" strokeWidth="4" />
    {arms.leftDown()}
    <path className="tint faint" stroke="none" d="M78-70l86-25a12 30 0 0 1 0 60L78-60z" />
    <path className="deep" d="M54-69h17v8H54zm17-3h6v14h-6z" />
    {arms.rightOut()}
  </g>,
  { left: 30 },
);
