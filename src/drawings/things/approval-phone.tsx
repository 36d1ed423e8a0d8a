import { entry } from '../entry.tsx';
import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { finger, limb, sleeve } from '../people/limb.ts';
import { ringed } from '../ringed.tsx';
import { rupee } from '../rupee.ts';
import type { Thing } from '../thing.ts';

/** An order, a calendar of leave and payments in a pile, and the manager at the phone, whose outline the line draws, on which they are one list with the budget below. */
export const approvalPhone: Thing = () =>
  ringed({
    width: 229,
    height: 152,
    spot: { x: 171, y: -66, r: 48 },
    contour: 'H104a8 8 0 0 0 8-8V-136a14 14 0 0 1 14-14h81a14 14 0 0 1 14 14V-8a8 8 0 0 0 8 8',
    rest: (
      <>
        <path className="tint" d="M2 0v-38h46V0z" />
        <path className="deep" d="M17-38h16v18l-4-3.500-4 3.500-4-3.500-4 3.500z" />
        <path className="sheet" d="M6-38v-32h38v32z" />
        <path className="deep" d="M6-62v-8h38v8z" />
        <path d="M15-73v6m20-6v6" strokeWidth="3" />
        <path d="M14-55h3m7 0h3m7 0h3m-23 9h3m7 0h3" strokeWidth="4" />
        <path className="deep" d="M11-70v-7h28v7zm2-7v-7h28v7zm-3-7v-7h28v7z" />
        <g transform="translate(44 0) scale(1.15)">
          {below.sari}
          {heads.bun}
          {tops.blouse}
          {arms.leftBent()}
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
        {entry('12,500', 166, -117)}
        <path className="hot" d="M136-64l11-11 15 15 34-36 11 11-45 48z" />
        <path className="tint" d="M128-28h78v16h-78z" />
        <path className="deep" d="M128-28h50v16h-50z" />
        <path className="skin" d={finger([126, -66], 11, -3)} />
        <path className="skin" d={limb([85, -89], [100, -72], [126, -66], 4.8)} />
        <path className="tint" d={sleeve([85, -90], [94, -79], 7)} />
      </>
    ),
  });
