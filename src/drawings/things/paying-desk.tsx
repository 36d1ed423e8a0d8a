import { parcel } from '../parcel.tsx';
import type { Thing } from '../thing.ts';
import { man } from './man.tsx';

/** A code to pay by, the desk with the parcel that is being paid for, and cash. */
export const payingDesk: Thing = () => ({
  width: 340,
  spot: { x: 179, y: -76, r: 40 },
  drawing: (
    <>
      <path
        className="sheet"
        d="M0-140h84v112h-84zM36-28v28h12v-28M14-126h22v22h-22zM48-126h22v22h-22zM14-92h22v22h-22z"
      />
      <path d="M48-92h10v10h-10zM62-78h8v8h-8zM14-56h56M14-42h34M24 0h36" />
      <g transform="translate(112-10)">{man({}).drawing}</g>
      <path className="tint" d="M106-58h140v58h-140z" />
      <path className="deep" d="M98-66h156v10h-156z" />
      <path className="sheet" d="M208-66v-30h38v30zM214-96l4-18h22l4 18z" />
      {parcel(150, -66)}
      <path
        className="sheet"
        d={`M268-10${'a16 7 0 0 1 32 0v10h-32z'}M264-24a18 7 0 0 1 36 0v12a18 7 0 0 1-36 0zM264-38a18 7 0 0 1 36 0v12a18 7 0 0 1-36 0zM264-52a18 7 0 0 1 36 0v12a18 7 0 0 1-36 0zM304-10a18 7 0 0 1 36 0v10h-36zM304-24a18 7 0 0 1 36 0v12a18 7 0 0 1-36 0z`}
      />
    </>
  ),
});
