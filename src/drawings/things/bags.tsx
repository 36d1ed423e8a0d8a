import type { Thing } from '../thing.ts';

/** Something in each of the three rows of a stack: three, two and one. */
const stacked = (x: number, y: number, bag: string) =>
  [3, 2, 1].map((count, row) => `M${x + row * 29} ${y - 24 * row}${bag.repeat(count)}`).join('');

/** Bags of cement, stacked. */
export const bags: Thing = ({ isHot }) => ({
  width: 176,
  spot: { x: 88, y: -60, r: 34 },
  drawing: (
    <>
      <path className={isHot ? 'hot' : 'sheet'} d={stacked(4, 0, 'q-8-12 0-24h50q8 12 0 24zm58 0')} />
      <path d={stacked(18, -12, 'h22m36 0')} />
    </>
  ),
});
