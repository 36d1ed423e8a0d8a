import type { Thing } from '../thing.ts';

/** A card of shifts; one is overtime. */
export const timeCard: Thing = () => ({
  width: 80,
  height: 128,
  spot: { x: 40, y: -52, r: 38 },
  drawing: (
    <>
      <path className="sheet" d="M0-128h66l14 14v114h-80z" />
      <path d="M14-100h20M46-100h20M14-84h20M46-84h20M14-68h20M46-68h20" />
      <path className="hot-line" d="M14-52h20M46-52h20" />
      <path d="M14-36h20M46-36h20M14-20h20M46-20h20" />
    </>
  ),
});
