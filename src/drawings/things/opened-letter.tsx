import type { Thing } from '../thing.ts';

/** A letter out of its opened envelope; one line of it matters. */
export const openedLetter: Thing = ({ isHot }) => ({
  width: 128,
  height: 124,
  spot: { x: 64, y: -86, r: 34 },
  drawing: (
    <>
      <path className="deep" d="M0-70 64-118l64 48z" />
      <path className="sheet" d="M18-124h92V0H18z" />
      <path d="M32-108h40M32-64h64" />
      <path className={isHot ? 'hot' : 'tint'} d="M32-94h64v16H32z" />
      <path className="tint" d="M0-70 64-24l64-46V0H0z" />
      <path d="m0 0 48-36m80 36-48-36" />
    </>
  ),
});
