import { EYES, feature } from '../people/face.tsx';
import type { Thing } from '../thing.ts';

/** Candidates at their desks, four if no count is given; the paper of the marked one is hot. */
export const examDesks: Thing = ({ count = 4, marked = 3, isHot }) => {
  const hot = (marked - 1) * 66;
  return {
    width: count * 66 - 8,
    height: 104,
    spot: { x: hot + 29, y: -60, r: 28 },
    drawing: (
      <>
        <path className="tint" d={`M11-46${'v-14q0-14 14-14h8q14 0 14 14v14zm66 0'.repeat(count)}`} />
        <path className="skin" d={`M18-88${'a11 11 0 0 1 22 0 11 11 0 0 1-22 0zm66 0'.repeat(count)}`} />
        <path className="hair" d={`M17-88${'a12 13 0 0 1 24 0q-12-9-24 0zm66 0'.repeat(count)}`} />
        {feature(`M24.500-84${`${EYES}m59.500 0`.repeat(count)}`)}
        <path className="sheet" d={`M16-46${'l5-16h16l5 16zm66 0'.repeat(count)}`} />
        {isHot && <path className="hot" d={`M${hot + 14}-46l6-20h18l6 20z`} />}
        <path className="deep" d={`M0-46${'h58v10h-6v36h-6v-36h-34v36h-6v-36h-6zm66 0'.repeat(count)}`} />
      </>
    ),
  };
};
