import type { Thing } from '../thing.ts';

/** Steel bars, seen from their ends, seven to a row; pale, so that the line round the last ones is seen: these are missing, as many as are marked. */
export const bars: Thing = ({ count = 24, marked = 3 }) => {
  const rows = Math.ceil(count / 7);
  /** Circles, each from its left end, from one number to another. */
  const ends = (from: number, to: number) =>
    Array.from({ length: rows }, (_, row) => {
      const first = Math.max(from, row * 7);
      const inRow = Math.min(to, row * 7 + 7) - first;
      if (inRow <= 0) return '';
      return `M${2 + (first - row * 7) * 24 + (row % 2) * 12} ${-12 - row * 21}${'a10 10 0 0 1 20 0 10 10 0 0 1-20 0zm24 0'.repeat(inRow)}`;
    }).join('');
  return {
    width: 180,
    spot: { x: 60, y: -rows * 21 + 8, r: 44 },
    drawing: (
      <>
        <path className="tint" d={ends(0, count - marked)} />
        <path className="missing" d={ends(count - marked, count)} />
      </>
    ),
  };
};
