import { parcel } from '../parcel.tsx';
import type { Thing } from '../thing.ts';
import { woman } from './woman.tsx';

/** The parcel that came back from a door, on the table beside the photograph of its piece. */
export const returnedPiece: Thing = () => ({
  width: 340,
  spot: { x: 179, y: -70, r: 40 },
  drawing: (
    <>
      <path className="sheet" d="M0-154h80v154h-80z" />
      <path className="tint" d="M12-140h56v140h-56z" />
      <path d="M22-128h36v44h-36zM56-66v12" />
      <path className="hot-line" d="M92-112q30-38 74-18l8 22m-18-6l18 6 12-16" />
      <path className="sheet" d="M140-56h88v10h-88zM150-46v46M218-46v46" />
      {parcel(160, -56)}
      <path className="sheet" d="M246-154h94v96h-94zM262-58l-10 58M324-58l10 58M293-58v40" />
      <path className="tint" d="M258-142h70v56h-70z" />
      <path d="M258-104q18-24 34-6t36-14M258-72h48" />
      <g transform="translate(96)">{woman({}).drawing}</g>
    </>
  ),
});
