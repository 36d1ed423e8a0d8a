import type { Thing } from '../thing.ts';

/** What the one says and what the other searches for do not meet. */
export const otherWords: Thing = () => ({
  width: 216,
  spot: { x: 162, y: -118, r: 34 },
  drawing: (
    <>
      <path className="sheet" d="M2-152h98q8 0 8 8v42q0 8-8 8H46l-20 22v-22H2q0 0 0 0z" />
      <path d="M18-132h74M18-114h50" />
      <path className="tint" d="M214-72h-96q-8 0-8 8v34q0 8 8 8h52l20 20v-20h24z" />
      <path d="M126-54h68M126-38h44" />
      <path className="sheet" d="M156-148a24 24 0 1 0 .1 0z" />
      <path className="bar" d="M176-106l16 16" />
      <path className="hot-line" d="M147-133l18 18m0-18l-18 18" />
    </>
  ),
});
