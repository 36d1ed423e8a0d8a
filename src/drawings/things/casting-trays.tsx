import type { Thing } from '../thing.ts';

/** Casings in a row, and from one to the next, and from a board to the one above it. */
const ROW = 3;
const [APART, RISE] = [56, 48];

/** A pump casing on its foot: the volute, which leaves it as a pipe with a flange. */
const casing = (x: number, y: number) => `M${x} ${y}l4-7h14l4 7zm28-24h-2a17 17 0 1 1-16-12h18zm0-15h5v18h-5z`;
/** The cover of its eye, and the holes for the bolts round that. */
const eye = (x: number, y: number) => `M${x + 3} ${y - 19}a8 8 0 0 0 16 0 8 8 0 0 0-16 0z`;
const bolts = (x: number, y: number) => `M${x + 11} ${y - 31}h0m12 12h0m-12 12h0m-12-12h0m29 0`;

/** Boards of pump casings on a rack, three to a board; the marked one, counted from the lower left, is called back. */
export const castingTrays: Thing = ({ marked = 5, isHot }) => {
  const places = Array.from(
    { length: ROW * ROW },
    (_, at) => [14 + (at % ROW) * APART, -8 - Math.floor(at / ROW) * RISE] as const,
  );
  const drawn = (part: typeof casing) => places.map(([x, y]) => part(x, y)).join('');
  const [x, y] = places[marked - 1] ?? [0, 0];
  return {
    width: 172,
    height: 150,
    spot: { x: x + 14, y: Math.min(-28, y - 18), r: 28 },
    drawing: (
      <>
        <path className="tint" d={drawn(casing)} />
        {isHot && <path className="hot" d={casing(x, y)} />}
        <path className="deep" d={drawn(eye)} />
        <path strokeWidth="3" d={drawn(bolts)} />
        <path d="M0 0v-150m172 0V0M0-8h172M0-56h172m0-48H0" />
      </>
    ),
  };
};
