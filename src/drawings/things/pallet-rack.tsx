import type { Thing } from '../thing.ts';

/** From post to post. */
const BAY = 102;

/** Bays of a godown's rack, two if no count is given, cartons on pallets on three levels. */
export const palletRack: Thing = ({ count = 2, isHot }) => {
  const inside = count * BAY - 8;
  const level = `${'v-34h26v34zm28 0v-34h26v34zm28 0v-34h26v34zm46 0'.repeat(count)}m${-count * BAY}-48`;
  return {
    width: inside + 16,
    spot: { x: 155, y: -120, r: 34 },
    drawing: (
      <>
        <path className="tint" d={`M14-6${level.repeat(3)}`} />
        {isHot && <path className="hot" d="M144-102v-34h26v34z" />}
        <path
          className="deep"
          d={`M0 0${'v-154h8v154zm102 0'.repeat(count + 1)}M8-54h${inside}v6H8zm0-48h${inside}v6H8z`}
        />
      </>
    ),
  };
};
