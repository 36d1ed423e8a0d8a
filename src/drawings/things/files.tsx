import type { Thing } from '../thing.ts';

/** The backs of eight files, from left to right. */
const BACKS = [26, 31, 28, 33, 30, 26, 32, 29].map((height) => `v-${height}h9v${height}zm13 0`).join('');

/** Files on shelves, eight to a board; the marked one is out of line. */
export const files: Thing = ({ count = 24, marked, isHot }) => {
  const rows = Math.ceil(count / 8);
  const hot = (marked ?? Math.ceil(count / 2)) - 1;
  const [column, row] = [hot % 8, Math.floor(hot / 8)];
  const each = Array.from({ length: rows }, (_, index) => index * 46);
  return {
    width: 118,
    spot: { x: 15 + column * 13, y: Math.min(-24, -26 - row * 46), r: 24 },
    drawing: (
      <>
        <path className="tint" d={each.map((y) => `M10 ${-8 - y}${BACKS}`).join('')} />
        <path d={`${each.map((y) => `M0 ${-6 - y}h118`).join('')}M0 0V${-rows * 46 - 4}m118 0V0`} />
        {isHot && <path className="hot" d={`M${9 + column * 13} ${-4 - row * 46}v-40h11v40z`} />}
      </>
    ),
  };
};
