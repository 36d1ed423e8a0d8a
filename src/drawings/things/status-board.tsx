import type { Thing } from '../thing.ts';

const UNITS = 'v11h11v-11zm16 0';

/** Units on a board, grouped by what is wrong with them. */
export const statusBoard: Thing = ({ isHot }) => ({
  width: 168,
  spot: { x: 47, y: -93, r: 30 },
  drawing: (
    <>
      <path className="sheet" d="M0-152h168v104H0z" />
      <path d="M24-48V0m120-48V0M0-132h168M56-152v104m56-104v104" />
      <path className="tint" d={`M8-120${UNITS.repeat(3)}M8-99${UNITS.repeat(2)}M64-120${UNITS.repeat(3)}`} />
      <path className="deep" d={`M120-120${UNITS.repeat(3)}M120-99${UNITS}M120-78${UNITS}`} />
      {isHot && <path className="hot" d="M39-100h14v14H39z" />}
    </>
  ),
});
