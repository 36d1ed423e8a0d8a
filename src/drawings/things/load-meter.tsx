import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { limb, sleeve } from '../people/limb.ts';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A meter of electricity, whose rim is the line; and a drum of diesel, in which somebody measures how much is left. */
export const loadMeter: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 67, y: -64, r: 40 },
    contour: 'H67.5a65 65 0 1 0-1 0',
    rest: (
      <>
        <path className="tint" d="M178-84q0-7 25-7t25 7V-2q0 2-25 2t-25-2z" />
        <path d="M178-84q0 6 25 6t25-6" />
        <path className="sheet" d="M184-66h16v56h-16z" />
        <path className="deep" d="M184-36q4-4 8 0t8 0v26h-16z" />
        <path d="M200-56h-6m6 10h-6m6 10h-6" />
        <path className="hair" d="M214-50q14 22 0 22t0-22z" />
        <path d="M201-134v50" strokeWidth="5" />
        <path stroke="var(--deep, currentColor)" d="M201-100v14" strokeWidth="5" />
        <g transform="translate(128 0) scale(1.1)">
          {below.trousers}
          {heads.helmet}
          {tops.apron}
          {arms.leftDown()}
        </g>
        <path className="skin" d={limb([168, -86], [178, -74], [199, -112], 4.8)} />
        <path className="tint" d={sleeve([168, -87], [175, -78], 6.8)} />
      </>
    ),
    hot: (
      <>
        <g transform="translate(-4 -7) scale(1.02)">
          <path className="tint" d="M20.3-28A58 58 0 0 1 118-90.3L100-77.6A36 36 0 0 0 39.3-39z" />
          <path className="deep" d="M118-90.3A58 58 0 0 1 120.7-28L101.7-39A36 36 0 0 0 100-77.6z" />
        </g>
        <path className="hot" d="M75-97 47-61H61l-6 32 32-44H71z" />
      </>
    ),
  });
