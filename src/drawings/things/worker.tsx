import type { Thing } from '../thing.ts';

/** A worker on a site, in helmet and vest, a hand stretched out. */
export const worker: Thing = ({ isHot }) => ({
  width: 50,
  height: 111,
  spot: { x: 17, y: -92, r: 28 },
  drawing: (
    <>
      <path className="deep" d="M2-48 4 0h11l2-34 2 34h11l2-48z" />
      <path className="hair" d="M2 0v-6h14v6zm16 0v-6h14v6z" />
      <path className={isHot ? 'hot' : 'tint'} d="M0-46v-24q0-14 14-14h6q14 0 14 14v24z" />
      <path d="M9-83v37m16-37v37" />
      <circle className="skin" cx="46" cy="-62" r="5" />
      <path className="tint" d="m30-78 18 12-4 7-16-8z" />
      <circle className="skin" cx="17" cy="-96" r="11" />
      <path className="deep" d="M1-98h32M5-98a12 13 0 0 1 24 0z" />
    </>
  ),
});
