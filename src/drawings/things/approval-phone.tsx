import { ringed } from '../ringed.tsx';
import { rupee } from '../rupee.ts';
import type { Thing } from '../thing.ts';

/** Requests of two programs, and the phone on which they are one list, of which the last is to be approved. */
export const approvalPhone: Thing = () =>
  ringed({
    width: 229,
    height: 152,
    spot: { x: 169, y: -56, r: 40 },
    rest: (
      <>
        <path className="dashed" d="M70-116h42M70-38h42" />
        <path className="deep" d="M36-80a36 36 0 0 1 0-72 36 36 0 0 1 0 72" />
        <path className="sheet" d="M36-2a36 36 0 0 1 0-72 36 36 0 0 1 0 72" />
        <path className="sheet" d="M19-129h34v28H19z" />
        <path d="M30-129v10h12v-10" />
        <path strokeWidth="5" d={rupee(36, -39)} />
        <path className="tint" d="M126 0q-14 0-14-14v-124q0-14 14-14h86q14 0 14 14v124q0 14-14 14" />
        <path className="sheet" d="M122-142h94v30h-94z" />
        <path d="M132-127h36M190-128l6 7 10-14" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M142-75h54v38h-54z" />
        <path className="on-hot" d="M156-57l9 10 17-20" />
      </>
    ),
  });
