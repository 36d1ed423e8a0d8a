import type { Thing } from '../thing.ts';

/** A pump casing on its foot, from the left end of that: the volute, which leaves it as a pipe with a flange. */
const CASING = 'l4-7h14l4 7zm28-24h-2a17 17 0 1 1-16-12h18zm0-15h5v18h-5z';
/** The cover of its eye, and the holes for the bolts round that. */
const EYE = 'm3-19a8 8 0 0 0 16 0 8 8 0 0 0-16 0z';
const BOLTS = 'm11-31h0m12 12h0m-12 12h0m-12-12h0';

/** The same on all boards, three to a board: from where it ends so far on to the next one. */
const onAll = (part: string, on: string) => `M14-8${`${(part + on).repeat(3)}m-168-48`.repeat(3)}`;

/** Boards of pump casings on a rack, three to a board; the marked one, counted from the lower left, is called back. */
export const castingTrays: Thing = ({ marked = 5, isHot }) => {
  const [x, y] = [14 + ((marked - 1) % 3) * 56, -8 - Math.floor((marked - 1) / 3) * 48];
  return {
    width: 172,
    height: 150,
    spot: { x: x + 14, y: Math.min(-28, y - 18), r: 28 },
    drawing: (
      <>
        <path className="tint" d={onAll(CASING, 'm28 39')} />
        {isHot && <path className="hot" d={`M${x} ${y}${CASING}`} />}
        <path className="deep" d={onAll(EYE, 'm53 19')} />
        <path strokeWidth="3" d={onAll(BOLTS, 'm57 19')} />
        <path d="M0 0v-150m172 0V0M0-8h172M0-56h172m0-48H0" />
      </>
    ),
  };
};
