import { ringed } from '../ringed.tsx';
import { rupee } from '../rupee.ts';
import type { Thing } from '../thing.ts';

/** A receipt with a torn upper edge. */
const RECEIPT = 'v-142l7.5-8 7.5 8 7.5-8 7.5 8 7.5-8 7.5 8 7.5-8 7.5 8V0';

/** Two open invoices, each with the credit that paid it, and a credit that has none: of that coin, the line is the rim. */
export const matchedCredits: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 178, y: -54.5, r: 40.4 },
    contour: 'H178.5a46.5 46.5 0 1 0-1 0',
    rest: (
      <>
        <path className="tint" d={`M0 0${RECEIPT}`} />
        <path className="sheet" d={`M64 0${RECEIPT}`} />
        <path d="M8-126h24M72-126h24" />
        <path d="M8-46h20m12 0h12m-44 12h14m18 0h12M72-46h14m18 0h12m-44 12h20m12 0h12" />
        <path strokeWidth="3" d="M12-14l6 7 10-14M76-14l6 7 10-14" />
        <path className="deep" d="M30-62a25 25 0 0 1 0-50 25 25 0 0 1 0 50m64 0a25 25 0 0 1 0-50 25 25 0 0 1 0 50" />
        <path d="M30-66a21 21 0 0 1 0-42 21 21 0 0 1 0 42m64 0a21 21 0 0 1 0-42 21 21 0 0 1 0 42" />
        <path className="on-hot" d={rupee(30, -87) + rupee(94, -87)} />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M142-46.5a36 36 0 0 1 72 0a36 36 0 0 1-72 0" />
        <path d="M178-15a31.5 31.5 0 0 1 0-63a31.5 31.5 0 0 1 0 63" />
        <path className="on-hot" d={rupee(178, -48)} />
      </>
    ),
  });
