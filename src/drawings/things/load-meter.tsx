import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A meter of electricity, whose rim is the line; and a drum of diesel with the level in it. */
export const loadMeter: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 67, y: -64, r: 40 },
    contour: 'H67.5a65 65 0 1 0-1 0',
    rest: (
      <>
        <path d="M157-124v-10q0-10 10-10h44q10 0 10 10v6" strokeWidth="5" />
        <path className="hair" d="M150-126h14v12h-14z" />
        <path className="tint" d="M138-112q0-9 44-9t44 9V-2q0 2-44 2t-44-2z" />
        <path className="sheet" d="M148-94h30v80h-30z" />
        <path className="deep" d="M148-52q4-4 7.5 0t7.5 0 7.5 0 7.5 0v38h-30z" />
        <path d="M178-78h-8m8 16h-8m8 16h-8m8 16h-8M138-112q0 8 44 8t44-8M186-84h40m-40 46h40" />
        <path className="hair" d="M206-77q18 27 0 27t0-27z" />
        <path className="sheet" d="M215-128h12v10h-12z" />
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
