import type { Thing } from '../thing.ts';

/** Trays of castings on a rack, four to a board; the marked one, counted from the lower left, is called back. */
export const castingTrays: Thing = ({ marked = 7, isHot }) => {
  const [x, y] = [10 + ((marked - 1) % 4) * 40, -8 - Math.floor((marked - 1) / 4) * 48];
  const row = `${'v-24h32v24zm40 0'.repeat(4)}m-160-48`;
  return {
    width: 172,
    height: 150,
    spot: { x: x + 16, y: Math.min(-28, y - 14), r: 28 },
    drawing: (
      <>
        <path className="deep" d={`M16-32${`${'a10 8 0 0 1 20 0zm40 0'.repeat(4)}m-160-48`.repeat(3)}`} />
        <path className="tint" d={`M10-8${row.repeat(3)}`} />
        <path d="M0 0v-150m172 0V0M0-8h172M0-56h172m0-48H0" />
        {isHot && <path className="hot" d={`M${x} ${y}v-24h32v24z`} />}
      </>
    ),
  };
};
