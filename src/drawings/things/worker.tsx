import { arms } from '../people/arms.tsx';
import { below } from '../people/clothes.tsx';
import { Detail } from '../people/face.tsx';
import { heads } from '../people/heads.tsx';
import type { Thing } from '../thing.ts';

/** A worker on a site, in helmet and vest, a hand stretched out. */
export const worker: Thing = ({ isHot }) => ({
  width: 64,
  height: 116,
  spot: { x: 24, y: -96, r: 26 },
  drawing: (
    <Detail plain={<Plain isHot={isHot} />}>
      {below.trousers}
      {heads.helmet}
      <path className={isHot ? 'hot' : 'tint'} d="M12-48v-28q0-9 8-10q4 6 8 0q8 1 8 10v28z" />
      <path d="M18-84v36m12-36v36" />
      {arms.leftDown()}
      {arms.rightOut()}
    </Detail>
  ),
});

const Plain = ({ isHot = false }) => (
  <>
    <path className="deep" d="M9-48 11 0h11l2-34 2 34h11l2-48z" />
    <path className="hair" d="M9 0v-6h14v6zm16 0v-6h14v6z" />
    <path className={isHot ? 'hot' : 'tint'} d="M7-46v-24q0-14 14-14h6q14 0 14 14v24z" />
    <path d="M16-83v37m16-37v37" />
    <circle className="skin" cx="53" cy="-62" r="5" />
    <path className="tint" d="m37-78 18 12-4 7-16-8z" />
    <circle className="skin" cx="24" cy="-96" r="11" />
    <path className="deep" d="M8-98h32M12-98a12 13 0 0 1 24 0z" />
  </>
);
