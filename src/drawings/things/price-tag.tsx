import type { Thing } from '../thing.ts';

/** A price tag. */
export const priceTag: Thing = () => ({
  width: 126,
  height: 116,
  spot: { x: 26, y: -90, r: 21 },
  drawing: (
    <>
      <path className="sheet" d="M0-116h60l66 62-54 54-72-64z" />
      <circle className="hot" cx="26" cy="-90" r="9" />
      <path d="M52-56l34-26M66-42l34-28" />
    </>
  ),
});
