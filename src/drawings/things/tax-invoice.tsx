import type { Thing } from '../thing.ts';

/** An invoice in rupees. */
export const taxInvoice: Thing = ({ isHot }) => ({
  width: 76,
  height: 116,
  spot: { x: 38, y: -84, r: 30 },
  drawing: (
    <>
      <path className="sheet" d="M0-116h76V0l-13-8-12 8-13-8-13 8-12-8L0 0z" />
      <path className={isHot ? 'hot-line' : undefined} d="M20-102h34m-34 12h34M20-102h10q14 0 14 12T30-78H20l20 20" />
      <path d="M14-44h48M14-28h32" />
    </>
  ),
});
