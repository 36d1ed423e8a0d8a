import type { Thing } from '../thing.ts';

const HEIGHTS = [24, 17, 28, 21];

/** A shelf of goods on three boards, five to a board; the marked one, counted from the lower left, matters. */
export const shelf: Thing = ({ marked = 8, isHot }) => {
  const goods = Array.from({ length: 15 }, (_, index) => {
    const height = HEIGHTS[(index * 3 + Math.floor(index / 5)) % 4] ?? 20;
    return { x: 6 + (index % 5) * 22, y: -4 - Math.floor(index / 5) * 44, height };
  });
  const hot = goods[marked - 1];
  return {
    width: 120,
    spot: { x: (hot?.x ?? 0) + 8, y: Math.min(-26, (hot?.y ?? 0) - 12), r: 26 },
    drawing: (
      <>
        <path className="tint" d={goods.map(({ x, y, height }) => `M${x} ${y}v${-height}h17v${height}z`).join('')} />
        <path d="M0 0v-136h120V0M0-4h120M0-48h120M0-92h120" />
        {isHot && hot && <path className="hot" d={`M${hot.x} ${hot.y}v${-hot.height}h17v${hot.height}z`} />}
      </>
    ),
  };
};
