import type { Thing } from '../thing.ts';

/** A gauge on its stand, its tip on the piece that it measures. */
export const dialGauge: Thing = ({ isHot }) => ({
  width: 128,
  height: 152,
  spot: { x: 50, y: -34, r: 33 },
  drawing: (
    <>
      <path className="deep" d="M0-14h128V0H0zm100 0v-138h14v138z" />
      <path d="M82-112h18M50-76v22M50-140v7m-28 21h7m42 0h7m-48-20 5 5m35-5-5 5" />
      <path className="sheet" d="M14-112a36 36 0 0 1 72 0 36 36 0 0 1-72 0z" />
      <path d="M50-140v8m-28 20h8m40 0h8M50-112l16-16" />
      <path className={isHot ? 'hot' : 'tint'} d="M22-14v-18h14v-20h28v20h14v18z" />
    </>
  ),
});
