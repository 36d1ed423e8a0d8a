import type { Thing } from '../thing.ts';

/** A slide with a figure that falls, and nothing that says why. */
export const questionSlide: Thing = () => ({
  width: 180,
  height: 150,
  spot: { x: 136, y: -104, r: 40 },
  drawing: (
    <>
      <path className="tint" d="M0-150h180v12H0z" />
      <path className="sheet" d="M6-138h168v104H6z" />
      <path d="M90-34v18M54 0l36-16L126 0M24-52v-66M24-52h132" />
      <path d="M32-104h34q14 0 22 18t26 18h38" />
      <path className="hot-line" d="M118-110q0-16 16-16t16 14-16 16v8m0 10h0" />
    </>
  ),
});
