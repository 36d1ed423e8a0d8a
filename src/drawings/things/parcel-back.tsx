import type { Thing } from '../thing.ts';

/** A parcel that comes back. */
export const parcelBack: Thing = () => ({
  width: 111,
  height: 120,
  spot: { x: 62, y: -70, r: 62 },
  drawing: (
    <>
      <path className="sheet" d="M0-78h90v78h-90z" />
      <path d="M0-54h90M36-78v24h18v-24" />
      <path className="hot-line" d="M104-20c24-60-20-100-88-84m14-16l-16 16 18 14" />
    </>
  ),
});
