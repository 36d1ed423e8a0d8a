import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** Parcels with their label, the invoice with the code that the portal gave it, which the line frames, and the e-way bill. */
export const codedInvoice: Thing = () =>
  ringed({
    width: 302,
    height: 150,
    spot: { x: 146, y: -46, r: 30 },
    contour:
      'H156a14 14 0 0 0 14-14V-64a6 6 0 0 0-6-6H128a6 6 0 0 0-6 6v36a6 6 0 0 0 6 6h48a11 11 0 0 1 11 11a11 11 0 0 0 11 11',
    rest: (
      <>
        <path className="tint" d="M14-80h62v-44H14z" />
        <path className="deep" d="M36-124h18v24l-4.500-4-4.500 4-4.500-4-4.500 4z" />
        <path className="tint" d="M0 0v-80h96V0" />
        <path className="deep" d="M36-80h24v32l-6-5-6 5-6-5-6 5z" />
        <path strokeWidth="4" d="M70-12v-22m-7 7 7-7 7 7M84-12v-22m-7 7 7-7 7 7" />
        <path className="sheet" d="M108 0v-150h130V0" />
        <path className="deep" d="M108-150h130v28H108z" />
        <path className="bar" d="M122-136h44M190-60h34M190-40h34" />
        <path className="tint" d="M120-110h106v26H120z" />
        <path d="M186-110v26M120-97h106" />
        <path className="deep" d="M186-97h40v13h-40z" />
        <path className="sheet" d="M248 0v-108h52V0" />
        <path className="tint" d="M248-108h52v28h-52z" />
        <path className="bar" d="M260-94h22" />
        <path className="deep" d="M253-26v-30h26v10h10l7 9v11z" />
        <path className="hair" d="M262-20a6 6 0 0 1 0-12 6 6 0 0 1 0 12m24 0a6 6 0 0 1 0-12 6 6 0 0 1 0 12" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M127-65h38v38h-38z" />
        <path className="sheet" d="M130-62h11v11h-11zm21 0h11v11h-11zM130-41h11v11h-11z" />
        <path className="hot" d="M134-58h3v3h-3zm21 0h3v3h-3zM134-37h3v3h-3z" />
        <path
          className="sheet"
          stroke="none"
          d="M144-62h4v4h-4zm0 8h4v4h-4zm-14 7h4v4h-4zm7 0h4v4h-4zm8 0h4v4h-4zm7 0h4v4h-4zm7 0h4v4h-4zm-14 6h4v4h-4zm8 3h4v4h-4zm-8 5h4v4h-4zm13-5h4v4h-4zm-5 5h4v4h-4zm6 0h4v4h-4z"
        />
      </>
    ),
  });
