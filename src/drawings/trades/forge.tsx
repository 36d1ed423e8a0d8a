import { bust } from '../people/bust.tsx';
import { tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';

/** Who runs a forge, in a helmet; behind him a glowing billet under the hammer. */
export const forge = (
  <>
    <path className="deep" d="M110 0h36v92h-36z" />
    <path className="hot" d="M102 92h52v16h-52z" />
    <path className="tint" d="M94 108h68v60H94z" />
    {bust(206, 174, 2.6, heads.helmet, tops.shirt)}
  </>
);
