import { dropPath } from '../../lib/drawing/loop.ts';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** Three quotations of unlike length, each with its total elsewhere. In the last one, the price of leaving is missing. */
export const threeQuotations: Thing = () =>
  ringed({
    width: 282,
    spot: { x: 238, y: -60, r: 42 },
    rest: (
      <>
        <path className="sheet" d="M0 0v-126h70l16 16V0M98 0v-154h70l16 16V0M196 0v-140h70l16 16V0" />
        <path className="deep" d="M70-126v16h16zM168-154v16h16zM266-140v16h16z" />
        <path className="tint" d="M8-56h70v18H8zM106-30h70v18h-70z" />
        <path strokeWidth="5" d="M12-108h36m62-28h36m62 14h36" />
        <path d="M12-88h34m18 0h10m-62 14h26m26 0h10M110-116h30m22 0h10m-62 14h38m14 0h10m-62 14h24m28 0h10m-62 14h34m18 0h10m-62 14h28m24 0h10m-62 14h38m14 0h10M208-106h30m22 0h10m-62 88h22m30 0h10" />
        <path strokeWidth="5" d="M14-47h18m22 0h18m40 26h18m22 0h18" />
      </>
    ),
    hot: (
      <>
        <path className="shine" strokeWidth="0" d={dropPath({ x: 238, y: -60, r: 41 })} />
        <path d="M214-82h28m14 0h8m-50 44h22m20 0h8" />
        <path className="hot-line missing" d="M208-71h60v22h-60z" />
      </>
    ),
  });
