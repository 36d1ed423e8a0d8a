import type { Thing } from '../thing.ts';

/** A sensor box in the rain: its lid is tight, and the water comes along the cable from the next post. */
export const floodedBox: Thing = () => ({
  width: 276,
  height: 156,
  spot: { x: 218, y: -30, r: 30 },
  drawing: (
    <>
      <path d="M18-156l-8 20m50-20l-4 10m46-10l-4 10m46-10l-4 10m46-10l-8 20m40-20l-8 20m36-20l-8 20" />
      <path className="deep" d="M88-36h30V0H88z" />
      <path className="sheet" d="M20-126h166v82q0 8-8 8H28q-8 0-8-8z" />
      <path className="tint" d="M20-76q21-10 42 0t42 0 42 0 40 0v32q0 8-8 8H28q-8 0-8-8z" />
      <path className="deep" d="M18-142h170q8 0 8 8v10H10v-10q0-8 8-8z" />
      <path className="tint" d="M38-114h56v22H38z" />
      <path d="M114-108h52m-52 14h30" />
      <path className="tint" d="M256-150h18V0h-18z" />
      <path d="M256-124c-22 2-14 66-46 66h-14" strokeWidth="4" />
      <path className="deep" d="M186-72h18v28h-18z" />
      <path className="hot" d="M220-56q30 54 0 54t0-54z" />
    </>
  ),
});
