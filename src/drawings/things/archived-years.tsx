import type { Thing } from '../thing.ts';

/** An old computer that is switched off, and the shelf with the years that it kept, one of which is looked up. */
export const archivedYears: Thing = () => ({
  width: 262,
  height: 150,
  spot: { x: 206, y: -46, r: 32 },
  drawing: (
    <>
      <path className="tint" d="M14-144h92q12 0 12 12v82q0 12-12 12H14Q2-38 2-50v-82q0-12 12-12z" />
      <path className="deep" d="M16-116q0-16 16-16h56q16 0 16 16v40q0 14-16 14H32q-16 0-16-14z" />
      <path className="sheet" d="M44-38l-8 14h48l-8-14z" />
      <path d="M92-50h12" />
      <path className="tint" d="M8-24h104q8 0 8 8V0H0v-16q0-8 8-8z" />
      <path d="M14-11h46m36 0h12M126-100h20m-8-8l8 8-8 8" />
      <path className="sheet" d="M152 0v-138q0-12 12-12h84q12 0 12 12V0" />
      <path className="deep" d="M160-86v-46q0-9 9-9t9 9v46zm38 0v-46q0-9 9-9t9 9v46zm38 0v-46q0-9 8-9t8 9v46z" />
      <path className="tint" d="M179-86v-46q0-9 9-9t9 9v46zm38 0v-46q0-9 9-9t9 9v46z" />
      <path d="M152-86h108" />
      <path className="tint" d="M152-70h16V0h-16zm92 0h16V0h-16z" />
      <path className="hot" d="M192-72h28v52h-28z" />
      <path className="on-hot" d="M199-60h14m-14 10h14" />
    </>
  ),
});
