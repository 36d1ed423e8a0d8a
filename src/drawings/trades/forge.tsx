import { bust } from '../people/bust.tsx';
import { tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';

/** Who runs a forge, in a helmet; behind him a glowing billet under the hammer. */
export const forge = (
  <>
    <path className="deep" d="M120 0h36v92h-36z" />
    <path className="hot" d="M112 92h52v16h-52z" />
    <path className="tint" d="M104 108h68v60h-68z" />
    {bust(208, 164, 2, heads.helmet, tops.shirt)}
  </>
);
