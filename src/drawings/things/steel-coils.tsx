import type { Thing } from '../thing.ts';

/** Coils on a rack; the one that is still counted has been used. */
export const steelCoils: Thing = () => ({
  width: 152,
  height: 108,
  spot: { x: 124, y: -46, r: 34 },
  drawing: (
    <>
      <path d="M0-22h152M16-22v22M136-22v22" />
      <circle className="sheet" cx="28" cy="-46" r="22" />
      <circle cx="28" cy="-46" r="12" />
      <circle cx="28" cy="-46" r="4" />
      <circle className="sheet" cx="76" cy="-46" r="22" />
      <circle cx="76" cy="-46" r="12" />
      <circle cx="76" cy="-46" r="4" />
      <circle className="missing" cx="124" cy="-46" r="22" />
      <circle className="sheet" cx="52" cy="-86" r="22" />
      <circle cx="52" cy="-86" r="12" />
      <circle cx="52" cy="-86" r="4" />
    </>
  ),
});
