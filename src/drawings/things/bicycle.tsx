import type { Thing } from '../thing.ts';

/** A bicycle with a bag on its carrier. */
export const bicycle: Thing = ({ isHot }) => ({
  width: 142,
  height: 96,
  spot: { x: 26, y: -64, r: 30 },
  drawing: (
    <>
      <circle cx="27" cy="-27" r="26" />
      <circle cx="115" cy="-27" r="26" />
      <path d="m27-27 26-48h46L63-27zM53-75l-6-14H35h22M63-27l36-48 16 48M99-75l-6-18h20" />
      <path className={isHot ? 'hot' : 'tint'} d="M6-82h36v26H6zm10 0v-8h16v8" />
    </>
  ),
});
