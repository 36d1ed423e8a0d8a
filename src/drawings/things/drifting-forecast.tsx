import type { Thing } from '../thing.ts';

/** A forecast that goes on as before, while sales fall. */
export const driftingForecast: Thing = () => ({
  width: 146,
  height: 124,
  spot: { x: 136, y: -40, r: 21 },
  drawing: (
    <>
      <path d="M0-124v124h146M10-90l18-3 18-3 18 3 18 3 18-2h46" />
      <path className="dots" d="M10-90h0M28-88h0M46-96h0M64-89h0M82-75h0M100-63h0M118-51h0" />
      <circle className="hot" cx="136" cy="-40" r="9" />
    </>
  ),
});
