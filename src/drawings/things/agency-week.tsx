import type { Thing } from '../thing.ts';

/** The days of a week between two ticks, and the comma that they went into. */
export const agencyWeek: Thing = () => ({
  width: 216,
  spot: { x: 108, y: -78, r: 60 },
  drawing: (
    <>
      <path className="sheet" d="M9-134h199q6 0 6 6v68q0 6-6 6h-199q-6 0-6-6v-68q0-6 6-6z" />
      <path d="M3-112h210M33-134v79M63-134v79M94-134v79M124-134v79M154-134v79M184-134v79" />
      <path className="dashed" d="M18-84h181" />
      <path d="M12-121l3 4 6-9M193-121l3 4 6-9" />
      <path className="tint" d="M12 -84a6 6 0 0 0 12 0 6 6 0 0 0-12 0M193 -84a6 6 0 0 0 12 0 6 6 0 0 0-12 0" />
      <path className="hot" d="M101-29c0-13 19-13 19 1 0 13-7 20-16 24 4-7 6-12 4-14-4-1-7-4-7-12z" />
      <path d="M3-14h75M137-14h76" />
    </>
  ),
});
