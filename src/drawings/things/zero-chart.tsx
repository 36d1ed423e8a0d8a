import type { Thing } from '../thing.ts';

/** A chart that shows an empty tank where readings are missing. */
export const zeroChart: Thing = () => ({
  width: 152,
  height: 112,
  spot: { x: 96, y: -22, r: 22 },
  drawing: (
    <>
      <path className="sheet" d="M0-112h152v112h-152z" />
      <path d="M0 0h152M8-48l18-6 18-8v56M108-6v-74l18-6 18-4" />
      <path className="hot-line" d="M44-6h64" />
    </>
  ),
});
