import type { Thing } from '../thing.ts';

const ROWS = [3, 2, 1];

/** Bags of cement, stacked. */
export const bags: Thing = ({ isHot }) => {
  const places = ROWS.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => ({ x: row * 29 + index * 58 + 4, y: -24 * row })),
  );
  return {
    width: 176,
    spot: { x: 88, y: -60, r: 34 },
    drawing: (
      <>
        <path
          className={isHot ? 'hot' : 'sheet'}
          d={places.map(({ x, y }) => `M${x} ${y}q-8-12 0-24h50q8 12 0 24z`).join('')}
        />
        <path d={places.map(({ x, y }) => `M${x + 14} ${y - 12}h22`).join('')} />
      </>
    ),
  };
};
