import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { person } from '../people/person.tsx';

/** A moulder of a foundry in helmet and apron, a casting in his tongs. */
export const moulder = person(
  <>
    {below.trousers}
    {heads.helmet}
    {tops.apron}
    {arms.leftDown()}
    <path d="M50-90 68-32" strokeWidth="4" />
    <path className="sheet" d="M54-32h32q-2 20-16 20T54-32z" />
    <path className="tint" d="M54-32q16-7 32 0-16 7-32 0z" />
    {arms.rightOut()}
  </>,
  { right: 38 },
);
