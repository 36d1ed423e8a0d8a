import type { Thing } from '../thing.ts';

/** Sensors on posts, five if no count is given; the marked one is the one that it is about. */
export const sensorPosts: Thing = ({ count = 5, marked = 1, isHot }) => ({
  width: count * 46 - 6,
  height: 92,
  spot: { x: 20 + (marked - 1) * 46, y: -60, r: 30 },
  drawing: (
    <>
      <path className="sheet" d={`M20 0${'v-44h-14v-30h28v30h-14m46 44'.repeat(count)}`} />
      <path d={`M20-74${'v-16m46 16'.repeat(count)}M10 0${'h20m26 0'.repeat(count)}`} />
      {isHot && <path className="hot" d={`M${marked * 46 - 40}-44v-30h28v30z`} />}
    </>
  ),
});
