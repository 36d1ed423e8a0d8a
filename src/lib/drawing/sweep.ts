/** Where the line runs along a list of years: down its left edge or down its right one. */
export type Edge = 'left' | 'right';

/** Radius of a turn. */
const TURN = 28;
/** How high a sweep is: two turns, one below the other. */
export const SWEEP_HEIGHT = 2 * TURN;
/** From an edge to where the turn there has long ended, and beyond a tenth of the widest list. */
const FOOT = 136;
/** Beyond any window. */
const REACH = 3000;

/** What lies at one edge of a sweep: path data whose x = 0 is that edge. `over` and `under`: where it comes from and goes to. */
const ENDS = {
  left: {
    over: `M0-${REACH}V0a${TURN} ${TURN} 0 0 0 ${TURN} ${TURN}H${FOOT}`,
    under: `M${FOOT} ${TURN}H${TURN}a${TURN} ${TURN} 0 0 0-${TURN} ${TURN}V${REACH}`,
    outside: `M-${REACH} ${TURN}H${FOOT}`,
    inwards: `M-${REACH} ${TURN}H-${TURN}a${TURN} ${TURN} 0 0 1 ${TURN} ${TURN}V${REACH}`,
  },
  right: {
    over: `M0-${REACH}V0a${TURN} ${TURN} 0 0 1-${TURN} ${TURN}H-${FOOT}`,
    under: `M-${FOOT} ${TURN}H-${TURN}a${TURN} ${TURN} 0 0 1 ${TURN} ${TURN}V${REACH}`,
    outside: `M-${FOOT} ${TURN}H${REACH}`,
  },
};

export interface Sweep {
  /** Path data from the left edge, x = 0. */
  left: string;
  /** Path data from the right edge, x = 0; nothing if the line does not come there. */
  right?: string;
}

/**
 * The line where it changes from one edge to the other, comes in from the window's left edge, or goes out to its right one.
 * Between the feet of both edges it is straight, at half the height.
 * @param from the edge it comes down, or nothing where it comes in
 * @param to the edge it goes down, or nothing where it goes out
 */
export function sweep(from: Edge | undefined, to: Edge | undefined): Sweep {
  const { left, right } = ENDS;
  if (from === undefined) return to === 'right' ? { left: left.outside, right: right.under } : { left: left.inwards };
  if (to === undefined) return from === 'left' ? { left: left.over, right: right.outside } : { left: '', right: '' };
  return from === 'left' ? { left: left.over, right: right.under } : { left: left.under, right: right.over };
}
