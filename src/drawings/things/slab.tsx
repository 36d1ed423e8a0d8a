import type { Thing } from '../thing.ts';

/** Wet concrete that runs over the reinforcement. */
export const slab: Thing = () => ({
  width: 200,
  spot: { x: 100, y: -36, r: 30 },
  drawing: (
    <>
      <path d="M90-14h110M90-26h110M102 0v-32m16 32v-32m16 32v-32m16 32v-32m16 32v-32m16 32v-32" />
      <path className="tint" d="M0 0v-36h84q24 6 40 36z" />
      <path d="M116-150q16 34-14 54t-6 40" />
      <circle className="hot" cx="98" cy="-48" r="8" />
    </>
  ),
});
