import type { Thing } from '../thing.ts';

/** Bars of a chart; the last one matters. */
export const barChart: Thing = () => ({
  width: 140,
  height: 96,
  spot: { x: 123, y: -60, r: 60 },
  drawing: (
    <>
      <path d="M0 0h140" />
      <path className="sheet" d="M10-30h18v30h-18zM36-52h18v52h-18zM62-44h18v44h-18zM88-74h18v74h-18z" />
      <path className="hot" d="M114-96h18v96h-18z" />
    </>
  ),
});
