import type { Thing } from '../thing.ts';

/** What stands on one sheet is written on another one, by hand, line by line. */
export const copiedFigures: Thing = () => ({
  width: 216,
  height: 150,
  spot: { x: 164, y: -56, r: 34 },
  drawing: (
    <>
      <path className="tint" d="M0-150h84V0H0z" />
      <path className="sheet" d="M116-150h84V0h-84z" />
      <path d="M16-124h52M16-100h40M16-76h52M16-52h34M16-28h52M132-124h52M132-100h40M132-76h52M92-124h16M92-100h16M92-76h16M92-52h16" />
      <path className="hot" d="M146-40l46-54 16 14-46 54-20 8z" />
    </>
  ),
});
