import type { Thing } from '../thing.ts';

/** A month on the wall, seven days to a row, four rows; the marked day counts. */
export const calendar: Thing = ({ marked = 9, isHot }) => {
  const [x, y] = [19 + ((marked - 1) % 7) * 18, -96 + Math.floor((marked - 1) / 7) * 18];
  return {
    width: 146,
    spot: { x, y, r: 24 },
    drawing: (
      <>
        <path className="sheet" d="M0-140h146v114H0z" />
        <path className="deep" d="M0-140h146v24H0z" />
        <path d={`M28-148v16m90-16v16M15-96${`${'h8m10 0'.repeat(7)}m-126 18`.repeat(4)}`} />
        {isHot && <circle className="hot" cx={x} cy={y} r="9" />}
      </>
    ),
  };
};
