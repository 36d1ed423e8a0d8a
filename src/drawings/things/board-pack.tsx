import type { Thing } from '../thing.ts';

/** The directors' pack for a month, with a comment at its figure. */
export const boardPack: Thing = () => ({
  width: 140,
  height: 140,
  spot: { x: 92, y: -104, r: 32 },
  drawing: (
    <>
      <path className="tint" d="M30-140h110v128H30z" />
      <path className="sheet" d="M14-128h110V0H14z" />
      <path d="M6-108h16m-16 28h16m-16 28h16m-16 28h16M40-18h68M40-30l20-26 20 10 26-34" />
      <path className="hot-line" d="M62-104h46m-46 12h30" />
      <circle className="hot" cx="44" cy="-98" r="7" />
    </>
  ),
});
