import type { Thing } from '../thing.ts';

/** A technician at a customer's door, who knows a name and a street. */
export const unknownVisit: Thing = () => ({
  width: 150,
  height: 140,
  spot: { x: 120, y: -112, r: 28 },
  drawing: (
    <>
      <path className="sheet" d="M0 0v-140h66v140z" />
      <path d="M0 0h150M10-130h46v54h-46zM10-64h46v52h-46z" />
      <circle className="deep" cx="57" cy="-70" r="3" />
      <path className="deep" d="m86-46 2 46h10l2-32 2 32h10l2-46z" />
      <path className="tint" d="M84-44v-22q0-14 13-14h6q13 0 13 14v22z" />
      <path className="tint" d="M116-34h24v20h-24zm6 0v-6h12v6" />
      <circle className="skin" cx="100" cy="-90" r="11" />
      <path className="hair" d="M88-92a12 12 0 0 1 24 0z" />
      <path className="hot-line" d="M128-116q0-12 11-12t11 10-11 14v10m0 12h0" />
    </>
  ),
});
