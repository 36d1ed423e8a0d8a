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
        <path d="M8-130h24m-24 7h14m20 0h10M72-130h24m-24 7h14m20 0h10" />
        <path d="M8-52h44m-44 9h14m18 0h12m-44 9h20m12 0h12m-44 9h14m18 0h12m-44 6h44M72-52h44m-44 9h18m14 0h12m-44 9h14m18 0h12m-44 9h20m12 0h12m-44 6h44" />
        <path strokeWidth="3" d="M10-11l5 6 9-12m10 8h18M74-11l5 6 9-12m10 8h18" />
        <path className="deep" d="M30-62a25 25 0 0 1 0-50 25 25 0 0 1 0 50m64 0a25 25 0 0 1 0-50 25 25 0 0 1 0 50" />
        <path d="M30-66a21 21 0 0 1 0-42 21 21 0 0 1 0 42m64 0a21 21 0 0 1 0-42 21 21 0 0 1 0 42" />
        <path className="on-hot" d={rupee(30, -87) + rupee(94, -87)} />
        <path className="dashed" d="M178-104v8" />
        <path className="sheet" d="M150-149h56v42h-56z" />
        <path className="deep" d="M150-149h56v9h-56z" />
        <path d="M156-132h18m14 0h12m-44 8h24m8 0h12m-44 8h14m18 0h12" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M178-16a30.5 30.5 0 0 1 0-61a30.5 30.5 0 0 1 0 61" />
        <path d="M178-20a26.5 26.5 0 0 1 0-53a26.5 26.5 0 0 1 0 53" />
        <path className="on-hot" d={rupee(178, -48)} />
      </>
    ),
  });
