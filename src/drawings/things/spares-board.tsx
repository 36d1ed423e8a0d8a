import type { Thing } from '../thing.ts';

/** Bearings and spanners on a board; one bearing is reserved for the next service. */
export const sparesBoard: Thing = ({ isHot }) => ({
  width: 128,
  height: 152,
  spot: { x: 80, y: -128, r: 22 },
  drawing: (
    <>
      <path d="M20-44V0m88-44V0" />
      <path className="sheet" d="M0-152h128v108H0z" />
      <path className="tint" d={`M8-128${'a12 12 0 0 1 24 0 12 12 0 0 1-24 0zm30 0'.repeat(4)}`} />
      {isHot && <circle className="hot" cx="80" cy="-128" r="12" />}
      <path className="sheet" d={`M15-128${'a5 5 0 0 1 10 0 5 5 0 0 1-10 0zm30 0'.repeat(4)}`} />
      <path className="deep" d={`M16-56${'v-32q-6-2-6-14l5 4h10l5-4q0 12-6 14v32zm30 0'.repeat(4)}`} />
    </>
  ),
});
