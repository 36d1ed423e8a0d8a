import type { Thing } from '../thing.ts';

/** An old computer that is switched off, and the shelf with the years that it kept, one of which is looked up. */
export const archivedYears: Thing = () => ({
  width: 258,
  height: 150,
  spot: { x: 202, y: -33, r: 31 },
  drawing: (
    <>
      <path className="sheet" d="M10-142h98q8 0 8 8v86q0 8-8 8H10q-8 0-8-8v-86q0-8 8-8z" />
      <path className="deep" d="M16-128h86v68H16z" />
      <path d="M44-40l-8 16h46l-8-16M96-50h6" />
      <path className="sheet" d="M0-24h118V0H0z" />
      <path d="M12-12h46m36 0h14" />
      <path d="M122-100h18m-7-7l7 7-7 7" />
      <path className="sheet" d="M148-150h108V0H148z" />
      <path d="M148-76h108" />
      <path className="tint" d="M154-76v-62h18v62zm20 0v-62h18v62zm20 0v-62h18v62zm20 0v-62h18v62zm20 0v-62h16v62z" />
      <path d="M159-124h8m12 0h8m12 0h8m12 0h8m12 0h6M159-114h8m12 0h8m12 0h8m12 0h8m12 0h6M154-90h96" />
      <path className="tint" d="M152 0v-62h16V0zm84 0v-62h16V0z" />
      <path d="M156-50h8m76 0h8M156-40h8m76 0h8" />
      <path className="hot" d="M190-58h24v50h-24z" />
      <path className="on-hot" d="M197-46h10m-10 9h10" />
    </>
  ),
});
