import type { Thing } from '../thing.ts';

/** A log that was torn off, and how long it should be. */
export const shortLog: Thing = () => ({
  width: 128,
  height: 126,
  spot: { x: 118, y: -74, r: 74 },
  drawing: (
    <>
      <path className="sheet" d="M0-126h100v36l-12 8-13-8-12 8-13-8-12 8-13-8-12 8-13-8z" />
      <path d="M14-112h60M14-99h44" />
      <path className="dashed" d="M0-70v70h100v-70" />
      <path className="hot-line" d="M118-124v124m-10-124h20m-20 124h20" />
    </>
  ),
});
