import type { Thing } from '../thing.ts';

const ROWS = [0, 1, 2, 3, 4];
const SQUARES = 'h16v16h-16zm46 0'.repeat(3);

/** A board of styles and sizes, six to a row; the marked square is sold out. */
export const swatches: Thing = ({ marked = 16, isHot }) => {
  const [x, y] = [10 + ((marked - 1) % 6) * 23, -134 + Math.floor((marked - 1) / 6) * 23];
  /** Every other square, as on a chessboard. */
  const every = (first: number) => ROWS.map((row) => `M${10 + ((row + first) % 2) * 23} ${-134 + row * 23}${SQUARES}`);
  return {
    width: 151,
    spot: { x: x + 8, y: y + 8, r: 26 },
    drawing: (
      <>
        <path className="sheet" d="M0-144h151v124H0z" />
        <path d="M24-20V0m103-20V0" />
        <path className="deep" d={every(0).join('')} />
        <path className="tint" d={every(1).join('')} />
        <path className={isHot ? 'hot' : 'tint'} d={`M${x} ${y}h16v16h-16z`} />
      </>
    ),
  };
};
