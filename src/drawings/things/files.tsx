import type { Thing } from '../thing.ts';

/** Files on shelves, eight to a board; the marked one is out of line. */
export const files: Thing = ({ count = 24, marked, isHot }) => {
  const rows = Math.ceil(count / 8);
  const hotIndex = (marked ?? Math.ceil(count / 2)) - 1;
  const [column, row] = [hotIndex % 8, Math.floor(hotIndex / 8)];
  const backs = Array.from({ length: count }, (_, index) => {
    if (isHot && index === hotIndex) return '';
    return `M${10 + (index % 8) * 13} ${-8 - Math.floor(index / 8) * 46}v${-26 - ((index * 5) % 9)}h9v${26 + ((index * 5) % 9)}z`;
  });
  const boards = Array.from({ length: rows }, (_, index) => `M0 ${-6 - index * 46}h118`);
  return {
    width: 118,
    spot: { x: 15 + column * 13, y: Math.min(-24, -26 - row * 46), r: 24 },
    drawing: (
      <>
        <path className="tint" d={backs.join('')} />
        <path d={`${boards.join('')}M0 0V${-rows * 46 - 4}m118 0V0`} />
        {isHot && <path className="hot" d={`M${9 + column * 13} ${-4 - row * 46}v-40h11v40z`} />}
      </>
    ),
  };
};
