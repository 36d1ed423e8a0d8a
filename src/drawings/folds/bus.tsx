import type { FoldForm } from '../fold.ts';
import './bus.css';

/** Where the readings end on the drawing, from the top: one for each of 13 hours before the gap, and after it. */
const BEFORE = [150, 146, 152, 140, 132, 136, 124, 128, 118, 108, 112, 100, 92];
const AFTER = [36, 30, 38, 28, 42, 50, 46, 58, 70, 84, 80, 96, 104];
const FLOOR = 312;
const HEIGHT = 320;
const LIMIT = 60;
const GAP = 14;
const COUNT = BEFORE.length + GAP + AFTER.length;

const steps = (readings: readonly number[], from: number) =>
  readings.map((reading, index) => `V${reading}H${from + index + 1}`).join('');
const [FALL, RISE] = [BEFORE.length, BEFORE.length + GAP];
/** How long the readings after the gap are beyond the limit, which lies on the ground there. */
const ABOVE = RISE + AFTER.findIndex((reading) => reading > LIMIT);
const TRACE = `${steps(BEFORE, 0)}V${FLOOR}H${RISE}${steps(AFTER, RISE)}`;
/** Where readings are missing, the chart shows zero. */
const ZEROS = Array.from({ length: GAP / 2 }, (_, index) => `M${FALL + 1 + 2 * index} ${FLOOR}h0`).join('');

/** The mast is as wide at its foot, and as each row of its lattice is high. */
const MAST = 96;

/** The head of the mast, in the middle of the gap; its aerial is where the missing readings crossed the limit. */
const head = (
  <svg
    viewBox="-160 -320 320 320"
    width="320"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
    className="drawing bus-head"
  >
    <path d="M-8-240L-46 0M8-240L46 0M-12-212L18-180M12-212L-18-180H18L-28-118H28L-18-180M-28-118L38-50H-38L28-118M-38-50L46 0M38-50L-46 0" />
    <path d="M-34-290q-22 30 0 60M34-290q22 30 0 60M-58-312q-40 52 0 104M58-312q40 52 0 104" />
    <path className="run" d="M0-260V0" />
    <circle className="hot" cy="-260" r="15" />
  </svg>
);

/**
 * Both grounds meet in a reading with a wide gap, in which a mast stands. Its one line goes down the middle, and a part hangs
 * at each drop. All of it is straight where it stretches, so that it holds at any width and any height of a row.
 */
export const bus: FoldForm = {
  problems: [4, 5],
  isShelf: true,
  foot: (
    <>
      <svg
        viewBox={`0 0 ${COUNT} ${HEIGHT}`}
        width={COUNT}
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="drawing bus-reading"
      >
        <path className="bus-ground" stroke="none" d={`M0 ${HEIGHT}${TRACE}V${HEIGHT}z`} />
        <path className="bus-limit" d={`M0 ${LIMIT}H${RISE}M${ABOVE} ${LIMIT}H${COUNT}`} />
        <path className="bus-limit bus-beyond" d={`M${RISE} ${LIMIT}H${ABOVE}`} />
        <path className="missing" d={`M${FALL} 92L20 ${LIMIT}L${RISE} 36`} />
        <path className="bus-trace" d={`M0 150${TRACE}`} />
        <path className="dots" d={ZEROS} />
      </svg>
      {head}
    </>
  ),
  seam: (
    <svg width={MAST} height="100%" fill="none" stroke="currentColor" aria-hidden="true" className="drawing bus-mast">
      <pattern id="lattice" width={MAST} height={MAST} patternUnits="userSpaceOnUse">
        <path d={`M2 0H94L2 ${MAST}H94L2 0`} />
        <path strokeWidth="5" d={`M2 0V${MAST}M94 0V${MAST}`} />
      </pattern>
      <rect width={MAST} height="100%" fill="url(#lattice)" stroke="none" />
      <line className="run" x1={MAST / 2} x2={MAST / 2} y2="100%" />
    </svg>
  ),
  piece: () => (
    <svg
      viewBox="0 0 100 60"
      width="100"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="drawing bus-brace"
    >
      <path d="M0 60L96 0" />
    </svg>
  ),
};
