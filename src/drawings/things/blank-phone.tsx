import type { Thing } from '../thing.ts';

/** A phone that shows nothing yet. */
export const blankPhone: Thing = () => ({
  width: 216,
  spot: { x: 108, y: -78, r: 60 },
  drawing: (
    <>
      <path className="sheet" d="M79-153h58q13 0 13 13v127q0 13-13 13h-58q-13 0-13-13v-127q0-13 13-13z" />
      <path d="M96-12h23M75-134h66v112h-66z" />
      <circle className="dashed" cx="108" cy="-78" r="19" />
      <path className="hot-line" d="M108-96a19 19 0 0 1 19 19" />
      <path className="dashed" d="M14-112h35M6-91h43M20-69h29M167-112h35M167-91h43M167-69h23" />
    </>
  ),
});
