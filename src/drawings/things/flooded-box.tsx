import { dropPath } from '../../lib/drawing/loop.ts';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** From above the box to below it, and no drop at an edge. */
const RAIN = `M26-155l-6 18M46-155l-36 107M66-155l-51 151${'m69-146l-51 144m69-149l-51 151'.repeat(5)}m69-146l-51 144`;

/** A sensor box in the rain, cut open: water under its lid, and some at its gland, but most falls off where the cable hangs. */
export const floodedBox: Thing = () =>
  ringed({
    width: 284,
    spot: { x: 222, y: -52, r: 36 },
    rest: (
      <>
        <path strokeDasharray="9 11" d={RAIN} />
        <path
          className="deep"
          d="M66-34h26V0H66zM6-122h150v82q0 8-8 8H14q-8 0-8-8zM10-142h142q10 0 10 10v10H0v-10q0-10 10-10z"
        />
        <path className="sheet" d="M16-122h130v80H16z" />
        <path className="tint" d="M16-56q16-7 32 0t33 0 33 0 32 0v14H16zM36-104h58v40H36z" />
        <path className="deep" d="M46-94h18v20H46z" />
        <path d="M46-88h-6m6 8h-6m24-8h6m-6 8h6m10-14h8m-8 8h8m-8 8h8M94-96h16v-8" />
        <path className="tint" d="M26-120q10 16 0 16t0-16m44 2q10 16 0 16t0-16m36-4q10 16 0 16t0-16" />
        <path className="tint" d="M156-126h10v30h-10zM166-122h14v22h-14z" />
        <path d="M170-122v22m5-22v22" />
        <path className="tint" d="M272-156h12V0h-12z" />
        <path strokeWidth="4" d="M94-78q30 2 52-32M180-111q12 0 20 8q10 9 22 9c28 0 30-40 50-46" />
      </>
    ),
    hot: (
      <>
        <path className="shine" strokeWidth="0" d={dropPath({ x: 222, y: -52, r: 35 })} />
        <path className="hot" d="M222-80q34 46 0 46t0-46z" />
      </>
    ),
  });
