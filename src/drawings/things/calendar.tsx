import type { Thing } from '../thing.ts';

/** A month on the wall, seven days to a row; the marked day counts. */
export const calendar: Thing = ({ count = 30, marked = 9, isHot }) => {
  const place = (day: number) => [15 + (day % 7) * 18, -96 + Math.floor(day / 7) * 15] as const;
  const days = Array.from({ length: count }, (_, day) =>
    isHot && day === marked - 1 ? '' : `M${place(day).join(' ')}h8`,
  );
  const [x, y] = place(marked - 1);
  return {
    width: 146,
    spot: { x: x + 4, y, r: 24 },
    drawing: (
      <>
        <path className="sheet" d="M0-140h146v114H0z" />
        <path className="deep" d="M0-140h146v24H0z" />
        <path d={`M28-148v16m90-16v16${days.join('')}`} />
        {isHot && <circle className="hot" cx={x + 4} cy={y} r="9" />}
      </>
    ),
  };
};
