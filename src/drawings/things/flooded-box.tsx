import { dropPath } from '../../lib/drawing/loop.ts';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A sensor box in the rain, cut open: water under its lid, and some at its gland, but most falls off where the cable hangs. */
export const floodedBox: Thing = () =>
  ringed({
    width: 284,
    spot: { x: 222, y: -60, r: 42 },
    rest: (
      <>
        <path strokeDasharray="9 11" d={`M16-155${'l-51 151m69-146l-51 144m69-149'.repeat(7)}l-51 151`} />
        <path
          className="deep"
          d="M66-34h26V0H66zM6-122h150v82q0 8-8 8H14q-8 0-8-8zM10-142h142q10 0 10 10v10H0v-10q0-10 10-10z"
        />
        <path className="sheet" d="M16-122h130v80H16z" />
        <path className="tint" d="M16-56q16-7 32 0t33 0 33 0 32 0v14H16zM36-104h58v40H36z" />
        <path className="deep" d="M46-94h18v20H46z" />
        <path d="M46-88h-6m6 8h-6m24-8h6m-6 8h6m10-14h8m-8 8h8m-8 8h8M94-96h22v-8" />
        <path className="tint" d="M26-120q10 16 0 16t0-16m80 4q10 16 0 16t0-16m30-4q10 16 0 16t0-16" />
        <path className="tint" d="M156-102h10v30h-10zM166-98h14v22h-14z" />
        <path d="M170-98v22m5-22v22" />
        <path className="tint" d="M270-156h14V0h-14z" />
        <path strokeWidth="4" d="M94-84q30-6 52-3M180-87q10 0 14 12M250-75q6-42 20-50" />
      </>
    ),
    hot: (
      <>
        <path className="shine" strokeWidth="0" d={dropPath({ x: 222, y: -60, r: 41 })} />
        <path strokeWidth="4" d="M187-83q9 23 35 23t30-28" />
        <path className="hot" d="M222-54q24 32 0 32t0-32z" />
      </>
    ),
  });
