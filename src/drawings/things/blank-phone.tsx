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
      <path className="dashed" d="M14-112h35m-43 21h43m-29 21h29m118-42h35m-35 21h43m-43 21h23" />
    </>
  ),
});
