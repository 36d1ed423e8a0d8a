import { dropPath } from '../../lib/drawing/loop.ts';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A sensor box in the rain: its lid is tight, and the water comes along the cable, down the post. */
export const floodedBox: Thing = () =>
  ringed({
    width: 284,
    spot: { x: 232, y: -52, r: 36 },
    rest: (
      <>
        <path d="M18-156l-4 10m56-10l-4 10m56-10l-4 10m56-10l-4 10m44-10l-10 22m36-22l-4 10" />
        <path className="deep" d="M84-36h30V0H84z" />
        <path className="sheet" d="M20-126h160v82q0 8-8 8H28q-8 0-8-8z" />
        <path className="tint" d="M20-76q20-10 40 0t40 0 40 0 40 0v32q0 8-8 8H28q-8 0-8-8z" />
        <path className="deep" d="M18-142h164q8 0 8 8v10H10v-10q0-8 8-8z" />
        <path className="tint" d="M38-114h56v22H38z" />
        <path d="M112-108h50m-50 14h28" />
        <path className="tint" d="M270-156h14V0h-14z" />
        <path d="M270-140c-26 2-30 38-66 36" strokeWidth="4" />
        <path className="deep" d="M180-116h24v24h-24z" />
      </>
    ),
    hot: (
      <>
        <path className="shine" strokeWidth="0" d={dropPath({ x: 232, y: -52, r: 35 })} />
        <path className="hot" d="M232-80q34 52 0 52t0-52z" />
      </>
    ),
  });
