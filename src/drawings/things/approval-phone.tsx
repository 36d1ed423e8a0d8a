import { ringed } from '../ringed.tsx';
import { rupee } from '../rupee.ts';
import type { Thing } from '../thing.ts';

/** Requests of two programs, and the phone, whose outline the line draws, on which they are one list, with one to be approved. */
export const approvalPhone: Thing = () =>
  ringed({
    width: 229,
    height: 152,
    spot: { x: 167, y: -56, r: 40 },
    contour: 'H104a8 8 0 0 0 8-8V-136a14 14 0 0 1 14-14h81a14 14 0 0 1 14 14V-8a8 8 0 0 0 8 8',
    rest: (
      <>
        <path className="dashed" d="M70-116h38M70-38h38" />
        <path className="deep" d="M36-80a36 36 0 0 1 0-72 36 36 0 0 1 0 72" />
        <path className="sheet" d="M36-2a36 36 0 0 1 0-72 36 36 0 0 1 0 72" />
        <path d="M36-85a31 31 0 0 1 0-62 31 31 0 0 1 0 62m0 78a31 31 0 0 1 0-62 31 31 0 0 1 0 62" />
        <path className="sheet" d="M17-131h38v31H17z" />
        <path className="tint" d="M30-131h12v12l-3-3-3 3-3-3-3 3z" />
        <path d="M21-105h10m-10-6h6" />
        <path strokeWidth="5" d={rupee(36, -39)} />
      </>
    ),
    hot: (
      <>
        <path className="tint" stroke="none" d="M119-126v-8q0-9 9-9h77q9 0 9 9v8z" />
        <path d="M154-143h24" />
        <path d="M124-133h22m54 0h8" />
        <path className="sheet" d="M120-119h93v26h-93z" />
        <path className="deep" d="M133-98a8 8 0 0 1 0-16 8 8 0 0 1 0 16" />
        <path d="M147-110h28m-28 8h18" />
        <path strokeWidth="4" d="M190-107l5 6 10-12" />
        <path d="M120-87h93" />
        <path d="M120-23h93M124-14h26m12 0h14" />
        <path className="deep" d="M190-18h20v9h-20z" />
        <path className="hot" d="M133-75h68v38h-68z" />
        <path className="on-hot" d="M143-64h12m-12 9h14m-14 9h9" />
        <path className="on-hot" d="M166-55l8 9 15-19" />
      </>
    ),
  });
