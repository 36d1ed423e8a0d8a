import { ringed } from '../ringed.tsx';
import { rupee } from '../rupee.ts';
import type { Thing } from '../thing.ts';

/** An order, a calendar of leave and payments in pigeonholes, and the phone, whose outline the line draws, on which they are one list with the budget below. */
export const approvalPhone: Thing = () =>
  ringed({
    width: 229,
    height: 152,
    spot: { x: 171, y: -66, r: 48 },
    contour: 'H104a8 8 0 0 0 8-8V-136a14 14 0 0 1 14-14h81a14 14 0 0 1 14 14V-8a8 8 0 0 0 8 8',
    rest: (
      <>
        <path className="hair" d="M5 0v-148h84V0z" />
        <path className="tint" d="M24-105v-32h46v32z" />
        <path className="deep" d="M40-137h14v15l-3.5-3-3.5 3-3.5-3-3.5 3z" />
        <path className="sheet" d="M26-57v-32h42v32z" />
        <path className="deep" d="M26-82v-9h42v9z" />
        <path d="M36-94v7m22-7v7" strokeWidth="3" />
        <path d="M34-74h4m7 0h4m7 0h4m-26 9h4m7 0h4" strokeWidth="4" />
        <path className="deep" d="M24-7v-7h30v7zm2-7v-7h30v7zm-3-7v-7h30v7zm2-7v-7h30v7z" />
        <path className="tint" d="M60-7v-7h20v7zm-1-7v-7h20v7z" />
        <path
          className="sheet"
          d="M2-105h90v7H2zm0 48h90v7H2zm0 50h90v7H2zm0-143h90v-1H2zM0 0v-151h7V0zm87 0v-151h7V0z"
        />
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
        <path className="bar" d="M172-128h28M172-113h16" />
        <path className="hot" d="M136-64l11-11 15 15 34-36 11 11-45 48z" />
        <path className="tint" d="M128-28h78v16h-78z" />
        <path className="deep" d="M128-28h50v16h-50z" />
      </>
    ),
  });
