import type { Thing } from '../thing.ts';

/** Two bays of a godown's rack, cartons on pallets on three levels. */
export const palletRack: Thing = ({ isHot }) => ({
  width: 212,
  spot: { x: 155, y: -120, r: 34 },
  drawing: (
    <>
      <path
        className="tint"
        d={`M14-6${`${'v-34h26v34zm28 0'.repeat(3)}m18 0${'v-34h26v34zm28 0'.repeat(3)}m-186-48`.repeat(3)}`}
      />
      {isHot && <path className="hot" d="M144-102v-34h26v34z" />}
      <path className="deep" d="M0 0v-154h8V0zm102 0v-154h8V0zm102 0v-154h8V0zM8-54h196v6H8zm0-48h196v6H8z" />
    </>
  ),
});
