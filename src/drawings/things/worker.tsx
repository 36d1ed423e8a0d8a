import { arms } from '../people/arms.tsx';
import { below } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import type { Thing } from '../thing.ts';

/** A worker on a site, in helmet and vest, a hand stretched out. */
export const worker: Thing = ({ isHot }) => ({
  width: 64,
  height: 116,
  spot: { x: 24, y: -96, r: 26 },
  drawing: (
    <>
      {below.trousers}
      {heads.helmet}
      <path className={isHot ? 'hot' : 'tint'} d="M12-48v-28q0-9 8-10q4 6 8 0q8 1 8 10v28z" />
      <path d="M18-84v36m12-36v36" />
      {arms.leftDown()}
      {arms.rightOut()}
    </>
  ),
});
