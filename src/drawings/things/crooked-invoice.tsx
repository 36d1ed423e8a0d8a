import type { Thing } from '../thing.ts';

/** A crumpled invoice, stamped across its total. */
export const crookedInvoice: Thing = () => ({
  width: 119,
  height: 141,
  spot: { x: 77, y: -37, r: 34 },
  drawing: (
    <>
      <path className="sheet" d="M0-122l89-19 30 122-96 19z" />
      <path d="M17-108l58-13M21-92l38-9M25-76l54-12M33-50q6-14 13-3t13-3 14-3 13-7" />
      <circle className="hot-line" cx="78" cy="-36" r="22" />
      <path className="hot-line" d="M60-32l36-8" />
    </>
  ),
});
