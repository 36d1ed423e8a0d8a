import { EYES, feature } from '../people/face.tsx';
import type { Thing } from '../thing.ts';

/** Small shops of a bazaar, each with its keeper behind jars and packets on a string; at the marked one an order is taken. */
export const kiosks: Thing = ({ count = 4, marked = 3, isHot }) => {
  const hot = (marked - 1) * 108;
  return {
    width: count * 108 - 8,
    spot: { x: hot + 50, y: -112, r: 40 },
    drawing: (
      <>
        <path className="sheet" d={`M4 0${'v-114h92V0zm108 0'.repeat(count)}`} />
        <path className="tint" d={`M32-48${'v-18q0-12 12-12h12q12 0 12 12v18zm108 0'.repeat(count)}`} />
        <path className="skin" d={`M40-88${'a10 10 0 0 1 20 0 10 10 0 0 1-20 0zm108 0'.repeat(count)}`} />
        {feature(`M45.500-89${`${EYES}m101.500 0`.repeat(count)}`)}
        <path className="deep" d={`M0-46${'h100v10h-100zm8 10v36h84v-36zm100-10'.repeat(count)}`} />
        <path className="tint" d={`M0-108${'l10-34h80l10 34zm108 0'.repeat(count)}`} />
        {isHot && <path className="hot" d={`M${hot}-108l10-34h80l10 34z`} />}
        <path
          d={`M30-142${'l-5 34m25-34v34m20-34 5 34m63-34'.repeat(count)}M14-108${'v36m12-36v28m48-28v28m12-28v36m36-36'.repeat(count)}`}
        />
      </>
    ),
  };
};
