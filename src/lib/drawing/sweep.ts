/** Radius of a turn. */
const TURN = 28;
/** How high a sweep is: two turns, one below the other. */
export const SWEEP_HEIGHT = 2 * TURN;
/** From an edge to where the turn there has long ended, and beyond a tenth of the widest list. */
const FOOT = 136;
/** Beyond any window. */
const REACH = 3000;

interface Sweep {
  /** Path data from the left edge of a list, x = 0. */
  left: string;
  /** Path data from its right edge, x = 0. */
  right: string;
}

/**
 * A line where it changes from one side of a list to the other; between the feet of both edges it is straight, at half the
 * height. `in`: from the window's left edge to the right edge, which it goes down. `back`: down the right edge, and on down the
 * left one.
 */
export const sweeps: Record<'in' | 'back', Sweep> = {
  in: {
    left: `M-${REACH} ${TURN}H${FOOT}`,
    right: `M-${FOOT} ${TURN}H-${TURN}a${TURN} ${TURN} 0 0 1 ${TURN} ${TURN}V${REACH}`,
  },
  back: {
    left: `M${FOOT} ${TURN}H${TURN}a${TURN} ${TURN} 0 0 0-${TURN} ${TURN}V${REACH}`,
    right: `M0-${REACH}V0a${TURN} ${TURN} 0 0 1-${TURN} ${TURN}H-${FOOT}`,
  },
};
