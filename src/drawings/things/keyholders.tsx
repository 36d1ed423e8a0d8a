import type { Thing } from '../thing.ts';

/** Three people with a key each, before one lock. */
export const keyholders: Thing = () => ({
  width: 216,
  spot: { x: 108, y: -78, r: 60 },
  drawing: (
    <>
      <circle className="sheet" cx="43" cy="-112" r="19" />
      <circle cx="43" cy="-117" r="6" />
      <path d="M43-94v79m0-6h13m-13-17h10M33-102c1-12 19-12 20 0" />
      <circle className="sheet" cx="108" cy="-128" r="19" />
      <circle cx="108" cy="-132" r="6" />
      <path d="M108-109v79m0-6h13m-13-17h10M98-118c1-12 19-12 20 0" />
      <circle className="sheet" cx="173" cy="-112" r="19" />
      <circle cx="173" cy="-117" r="6" />
      <path d="M173-94v79m0-6h13m-13-17h10M163-102c1-12 19-12 20 0" />
      <path className="sheet" d="M84-48h49q4 0 4 4v39q0 4-4 4h-49q-4 0-4-4v-39q0-4 4-4z" />
      <path d="M91-48v-10c0-23 35-23 35 0v10" />
      <circle className="hot" cx="108" cy="-27" r="6" />
      <path d="M108-22v10" />
    </>
  ),
});
