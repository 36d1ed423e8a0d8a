import type { Thing } from '../thing.ts';

/** Twelve test cases, each marked as passed or failed. */
export const markedTests: Thing = () => ({
  width: 146,
  height: 122,
  spot: { x: 130, y: -105, r: 19 },
  drawing: (
    <>
      <path
        className="sheet"
        d="M0-122h32v34h-32zM38-122h32v34h-32zM76-122h32v34h-32zM114-122h32v34h-32zM0-78h32v34h-32zM38-78h32v34h-32zM76-78h32v34h-32zM114-78h32v34h-32zM0-34h32v34h-32zM38-34h32v34h-32zM76-34h32v34h-32zM114-34h32v34h-32z"
      />
      <path d="M8-104l6 7 11-15M46-104l6 7 11-15M84-104l6 7 11-15M8-60l6 7 11-15M46-60l6 7 11-15M122-60l6 7 11-15M8-16l6 7 11-15M46-16l6 7 11-15M84-16l6 7 11-15M122-16l6 7 11-15M85-68l14 14m0-14l-14 14" />
      <path className="hot-line" d="M123-112l14 14m0-14l-14 14" />
    </>
  ),
});
