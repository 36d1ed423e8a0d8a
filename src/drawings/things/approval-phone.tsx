import { limb } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { ringed } from '../ringed.tsx';
import { rupee } from '../rupee.ts';
import type { Thing } from '../thing.ts';

/** A manager, and the phone, whose outline the line draws, on which goods and money are one list: the hand is at what is approved. */
export const approvalPhone: Thing = () =>
  ringed({
    width: 229,
    height: 152,
    spot: { x: 171, y: -66, r: 48 },
    contour: 'H104a8 8 0 0 0 8-8V-136a14 14 0 0 1 14-14h81a14 14 0 0 1 14 14V-8a8 8 0 0 0 8 8',
    rest: (
      <>
        <path className="deep" d="M0 0v-58q0-28 29-31 12 10 24 0 27 4 27 34V0z" />
        <path className="sheet" d="M29-89q12 10 24 0l-4 30-6 8-8-10z" />
        <g transform="translate(42 -119)">
          <g transform="scale(2.2)">{profiles.moustache}</g>
        </g>
      </>
    ),
    hot: (
      <>
        <path className="tint" d="M120-100v-32q0-10 10-10h73q10 0 10 10v32z" />
        <path className="deep" d="M143-105a16 16 0 0 1 0-32 16 16 0 0 1 0 32" />
        <g transform="translate(143 -121)">
          <g transform="scale(.68)">
            <path strokeWidth="3" d={rupee(0, 0)} />
          </g>
        </g>
        <path className="sheet" d="M174-136h30v30h-30z" />
        <path className="deep" d="M184-136h10v13l-5-4-5 4z" />
        <path className="hot" d="M136-64l11-11 15 15 34-36 11 11-45 48z" />
        <path className="tint" d="M128-28h78v16h-78z" />
        <path className="deep" d="M128-28h50v16h-50z" />
        <path className="skin" d={limb([114, -54], [124, -58], [135, -61], 3)} />
        <path className="skin" d={limb([92, -44], [104, -48], [118, -53], 7)} />
        <path className="deep" d={limb([40, -62], [66, -30], [98, -45], 11)} />
      </>
    ),
  });
