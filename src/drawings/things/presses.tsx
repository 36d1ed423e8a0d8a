import type { Thing } from '../thing.ts';

/** Presses side by side, four if no count is given; the marked one has stopped with its ram up. */
export const presses: Thing = ({ count = 4, marked = 2, isHot }) => {
  const hot = (marked - 1) * 92;
  return {
    width: count * 92 - 8,
    spot: { x: hot + 65, y: -84, r: 28 },
    drawing: (
      <>
        <path className="tint" d={`M0 0${'v-140q0-10 10-10h64v36h-34v62h44V0zm92 0'.repeat(count)}`} />
        {isHot && <path className="hot" d={`M${hot} 0v-140q0-10 10-10h64v36h-34v62h44V0z`} />}
        <path className="sheet" d={`M5-120${'a15 15 0 0 1 30 0 15 15 0 0 1-30 0zm92 0'.repeat(count)}`} />
        <path
          className="deep"
          d={`M${Array.from({ length: count }, (_, at) => `${46 + at * 92}-114v${at === marked - 1 ? 14 : 40}h22V-114z`).join('M')}`}
        />
        <path d={`M36-52${'h50m-42 0v-8h26v8m58 0'.repeat(count)}M14-90${'v70m12-70v70m80-70'.repeat(count)}`} />
      </>
    ),
  };
};
