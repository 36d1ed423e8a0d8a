import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A meter of electricity, whose rim is the line; beside it a drum of diesel, with the level in it. */
export const loadMeter: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 70, y: -84, r: 62 },
    rest: (
      <>
        <path className="sheet" d="M150 0v-114h76V0" />
        <path className="deep" d="M150 0v-62q10-8 19 0t19 0 19 0 19 0V0" />
        <path className="tint" d="M144-126h82v14h-82zm52-14h18v14h-18z" />
        <path className="sheet" d="M188-50q22 34 0 34t0-34z" />
      </>
    ),
    hot: (
      <>
        <path d="M70-136v10m52 42h-10m-84 0H18m15-37l7 7m67-7l-7 7" />
        <path className="hot" d="M80-124 48-78h17l-5 36 32-47H74z" />
      </>
    ),
  });
