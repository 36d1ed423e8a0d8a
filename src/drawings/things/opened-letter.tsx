import type { Thing } from '../thing.ts';

/** A letter out of its opened envelope; one line of it matters. */
export const openedLetter: Thing = ({ isHot }) => ({
  width: 136,
  height: 124,
  spot: { x: 68, y: -86, r: 34 },
  drawing: (
    <>
      <path className="deep" d="M4-70 68-118l64 48z" />
      <path className="sheet" d="M22-124h92V0H22z" />
      <path d="M36-108h40M36-64h64" />
      <path className={isHot ? 'hot' : 'tint'} d="M36-94h64v16H36z" />
      <path className="tint" d="M4-70 68-24l64-46V0H4z" />
      <path d="m4 0 48-36m80 36-48-36" />
    </>
  ),
});
