import type { Thing } from '../thing.ts';

/** An old computer that is switched off, and the shelf with the years that it kept, one of which is looked up. */
export const archivedYears: Thing = () => ({
  width: 258,
  height: 150,
  spot: { x: 202, y: -44, r: 27 },
  drawing: (
    <>
      <path className="sheet" d="M10-142h98q8 0 8 8v86q0 8-8 8H10q-8 0-8-8v-86q0-8 8-8z" />
      <path className="deep" d="M16-128h86v68H16z" />
      <path d="M44-40l-8 16h46l-8-16M96-50h6" />
      <path className="sheet" d="M0-24h118V0H0z" />
      <path d="M12-12h46m36 0h14" />
      <path d="M122-100h18m-7-7l7 7-7 7" />
      <path className="sheet" d="M148 0v-150h108V0" />
      <path className="tint" d="M154-84v-58h95v58m-76 0v-58m19 0v58m19 0v-58m19 0v58" />
      <path d="M148-84h108M159-130h9m10 0h9m10 0h9m10 0h9m10 0h9M159-121h9m10 0h9m10 0h9m10 0h9m10 0h9" />
      <path className="tint" d="M152 0v-68h16V0zm84 0v-68h16V0z" />
      <path d="M156-56h8m76 0h8M156-46h8m76 0h8" />
      <path className="hot" d="M191-65h22v42h-22z" />
      <path className="on-hot" d="M197-54h10m-10 9h10" />
    </>
  ),
});
