import type { Thing } from '../thing.ts';

const [COLUMNS, ROWS] = [6, 5];

/** A board of styles and sizes; one square of it is sold out. */
export const swatches: Thing = ({ marked = 16, isHot }) => {
  const squares = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
    d: `M${10 + (index % COLUMNS) * 23} ${-134 + Math.floor(index / COLUMNS) * 23}h16v16h-16z`,
    kind: (index * 5 + Math.floor(index / COLUMNS)) % 3,
  }));
  const hot = marked - 1;
  const of = (kind: number) => squares.filter((one, index) => one.kind === kind && index !== hot).map(({ d }) => d);
  return {
    width: 151,
    spot: { x: 18 + (hot % COLUMNS) * 23, y: -126 + Math.floor(hot / COLUMNS) * 23, r: 26 },
    drawing: (
      <>
        <path className="sheet" d="M0-144h151v124H0z" />
        <path d="M24-20V0m103-20V0" />
        <path className="deep" d={of(0).join('')} />
        <path className="tint" d={of(1).join('')} />
        <path className={isHot ? 'hot' : 'tint'} d={squares[hot]?.d} />
      </>
    ),
  };
};
