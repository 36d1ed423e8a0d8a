import { bust } from '../people/bust.tsx';
import { tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';

/** Who sees to the money of a supermarket; behind her tins on a shelf. */
export const supermarketTill = (
  <>
    <path className="hot" d="M124 60V32h20v28zM256 60V32h20v28z" />
    <path className="tint" d="M100 60h200v8H100z" />
    {bust(200, 174, 2.6, heads.bun, tops.blouse)}
  </>
);
