import type { Thing } from '../thing.ts';

/** Heights of the goods on a board, from left to right. */
const GOODS = [24, 17, 28, 21, 26];
const BOARD = GOODS.map((height) => `v-${height}h17v${height}zm22 0`).join('');

/** A shelf of goods on three boards, five to a board; the marked one, counted from the lower left, matters. */
export const shelf: Thing = ({ marked = 8, isHot }) => {
  const [column, row] = [(marked - 1) % 5, Math.floor((marked - 1) / 5)];
  const [x, y, height] = [6 + column * 22, -4 - row * 44, GOODS[column] ?? 20];
  return {
    width: 120,
    spot: { x: x + 8, y: Math.min(-26, y - 12), r: 26 },
    drawing: (
      <>
        <path className="tint" d={`M6-4${BOARD}M6-48${BOARD}M6-92${BOARD}`} />
        <path d="M0 0v-136h120V0M0-4h120M0-48h120M0-92h120" />
        {isHot && <path className="hot" d={`M${x} ${y}v-${height}h17v${height}z`} />}
      </>
    ),
  };
};
