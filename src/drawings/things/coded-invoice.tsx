import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A long invoice with the code that the portal gave it; before it a parcel, with the bill that travels taped to it. */
export const codedInvoice: Thing = () =>
  ringed({
    width: 192,
    height: 152,
    isStepped: true,
    spot: { x: 146, y: -50, r: 32 },
    rest: (
      <>
        <path className="sheet" d="M102 0v-152h88V0" />
        <path className="deep" d="M102-152h88v22h-88z" />
        <path className="on-hot" d="M112-141h30" />
        <path d="M110-118h30m26 0h16m-72 10h22m34 0h16m-72 10h36m20 0h16" />
        <path className="tint" d="M0 0v-76h84V0" />
        <path className="deep" d="M34-76h16v18H34z" />
        <path className="sheet" d="M14-50h56v36H14z" />
        <path strokeWidth="5" d="M22-42v14m4-14v14m7-14v14m4-14v14m4-14v14m8-14v14m4-14v14m9-14v14" />
        <path d="M22-21h26" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M126-70h40v40h-40z" />
        <path className="sheet" d="M130-66h12v12h-12zm20 0h12v12h-12zM130-46h12v12h-12z" />
        <path className="hot" d="M134-62h4v4h-4zm20 0h4v4h-4zM134-42h4v4h-4z" />
        <path className="sheet" d="M144-52h4v4h-4zm6 6h4v4h-4zm8 0h4v4h-4zm-4 4h4v4h-4zm-4 4h4v4h-4zm8 0h4v4h-4z" />
      </>
    ),
  });
