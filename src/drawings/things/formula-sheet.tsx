import type { Thing } from '../thing.ts';

/** A spreadsheet with the one cell on which all others depend, and the screen with a login that takes its place. */
export const formulaSheet: Thing = () => ({
  width: 302,
  height: 150,
  spot: { x: 88, y: -50, r: 32 },
  drawing: (
    <>
      <path className="sheet" d="M0 0v-150h168V0" />
      <path className="deep" d="M0-150h168v22H0z" />
      <path className="tint" d="M0-128h36V0H0zM112-128h56V0h-56z" />
      <path d="M0-102h168M0-76h168M0-24h168M64-128v52m0 52V0M112-128V0M46-115h10m18 0h26m24 0h20M46-89h10m18 0h26m24 0h14M46-12h10m18 0h26" />
      <path className="hot" d="M64-66h48v32H64z" />
      <path className="on-hot" d="M76-58h24M76-50h24M76-42h14" />
      <path className="sheet" d="M150-122h136q14 0 14 14V0H150z" />
      <path className="deep" d="M150-122h136q14 0 14 14v12H150z" />
      <circle className="tint" cx="192" cy="-50" r="31" />
      <path className="deep" d="M172-26q0-18 20-18t20 18q-20 14-40 0z" />
      <circle className="skin" cx="192" cy="-57" r="12" />
      <path className="hair" d="M180-56a12 12 0 0 1 24 0q-9-9-24 0z" />
      <path d="M236-74h50m-50 16h36" />
      <path className="tint" d="M236-40h38a11 11 0 0 1 0 22h-38a11 11 0 0 1 0-22z" />
      <path d="M244-29h24" />
    </>
  ),
});
