import type { Thing } from '../thing.ts';

/** Presses side by side, four if no count is given; the marked one has stopped with its ram up, which is what is hot in it. */
export const presses: Thing = ({ count = 4, marked = 2, isHot }) => {
  const hot = (marked - 1) * 92;
  return {
    width: count * 92 - 8,
    spot: { x: hot + 57, y: -98, r: 28 },
    drawing: (
      <>
        <path className="tint" d={`M0 0${'v-140q0-10 10-10h64v36h-34v62h44V0zm92 0'.repeat(count)}`} />
        <path className="sheet" d={`M5-120${'a15 15 0 0 1 30 0 15 15 0 0 1-30 0zm92 0'.repeat(count)}`} />
        <path
          className="deep"
          d={`M${Array.from({ length: count }, (_, at) => `${46 + at * 92}-114v${at === marked - 1 ? 24 : 40}h22V-114z`).join('M')}`}
        />
        {isHot && <path className="hot" d={`M${hot + 46}-114v24h22v-24z`} />}
        <path d={`M36-52${'h50m-42 0v-8h26v8m58 0'.repeat(count)}M14-90${'v70m12-70v70m80-70'.repeat(count)}`} />
      </>
    ),
  };
};
