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
        <path className="tint" d="M14-80h62v-40H14z" />
        <path className="deep" d="M38-120h14v16l-3.5-3-3.5 3-3.5-3-3.5 3z" />
        <path d="M22-88h14m-14-6h8M62-86v-12m-4 4 4-4 4 4" />
        <path className="tint" d="M0 0v-80h96V0" />
        <path className="deep" d="M39-80h18v20l-4.5-4-4.5 4-4.5-4-4.5 4z" />
        <path className="sheet" d="M10-54h58v44H10z" />
        <path d="M16-47h22m-22 6h30m-30 6h16M50-54v22m-40 0h58M56-47h6m-6 7h6" />
        <path
          strokeWidth="3"
          d="M16-26v10m5-10v10m3-10v10m6-10v10m3-10v10m5-10v10m7-10v10m3-10v10m5-10v10m6-10v10m3-10v10"
        />
        <path d="M76-10h14M79-16v-14m-4 4 4-4 4 4m4 10v-14m-4 4 4-4 4 4" />
        <path className="sheet" d="M108 0v-150h130V0" />
        <path className="deep" d="M108-150h130v18H108z" />
        <path className="sheet" d="M120-136a5 5 0 0 1 0-10 5 5 0 0 1 0 10" />
        <path strokeWidth="3" d="M131-143h36m-36 5h22M200-141h30" />
        <path d="M116-125h34m-34 6h24m46-6h44m-44 6h30" />
        <path className="tint" d="M116-112h114v8H116z" />
        <path d="M116-104v24h114v-24m-114 8h114m-114 8h114M132-112v32m46-32v32m26-32v32" />
        <path className="deep" stroke="none" d="M205-95h24v6h-24z" />
        <path d="M121-100h6m-6 8h6m-6 8h6m10-16h30m-30 8h22m-22 8h34m11-16h10m-10 8h10m-10 8h10m16-16h14m-18 8h18m-12 8h12" />
        <path d="M184-72h16m14 0h16m-46 7h12m22 0h12m-46 5h46" />
        <path strokeWidth="4" d="M184-53h16m8 0h22" />
        <path d="M184-47h46" />
        <path d="M216-10a14 14 0 0 1 0-28 14 14 0 0 1 0 28m0-5a9 9 0 0 1 0-18 9 9 0 0 1 0 18" />
        <path d="M206-22c4-6 6-6 7-1s4 3 6-1 4-2 8-1" />
        <path className="sheet" d="M248 0v-108h52V0" />
        <path className="tint" d="M248-108h52v14h-52z" />
        <path d="M254-101h24m8 0h8" />
        <path d="M254-86h16m12 0h12m-40 7h10m18 0h12" />
        <path className="dashed" d="M262-60c16-12 16 22 30 6" />
        <path className="deep" d="M258-56a5 5 0 0 1 0-10 5 5 0 0 1 0 10m34 8a5 5 0 0 1 0-10 5 5 0 0 1 0 10" />
        <path d="M254-38h40m-40 7h26" />
        <path
          className="deep"
          d="M254-12v-8h14l7 5v3zm4 4a3 3 0 0 1 0-6 3 3 0 0 1 0 6m13 0a3 3 0 0 1 0-6 3 3 0 0 1 0 6"
        />
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
