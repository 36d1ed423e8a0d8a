import type { Thing } from '../thing.ts';

/** A product's page with blanks where details belong. */
export const missingDetails: Thing = () => ({
  width: 140,
  height: 122,
  spot: { x: 105, y: -70, r: 47 },
  drawing: (
    <>
      <path className="sheet" d="M0-122h56v70h-56z" />
      <path d="M10-64q18-40 36 0M0-36h56M0-20h36M70-112h66M70-91h66" />
      <path className="missing" d="M70-81h70v15h-70zM70-60h70v15h-70z" />
      <path d="M70-32h66" />
      <path className="missing" d="M70-20h70v15h-70z" />
    </>
  ),
});
