import type { Thing } from '../thing.ts';

/** The days of a week between two ticks, and the comma that they went into. */
export const agencyWeek: Thing = () => ({
  width: 216,
  spot: { x: 108, y: -78, r: 60 },
  drawing: (
    <>
      <path className="sheet" d="M3-134h210v80h-210z" />
      <path d={`M3-112h210M33-134${'v80m30-80'.repeat(6)}M12-122l4 5 7-10m170 5l4 5 7-10`} />
      <path className="dashed" d="M18-84h180" />
      <path className="bar" d="M18-84h0M198-84h0" />
      <path className="hot" d="M101-29a9 9 0 0 1 19 0q0 18-16 25 6-8 4-15-7-2-7-10z" />
      <path d="M3-14h75m60 0h75" />
    </>
  ),
});
