import type { Thing } from '../thing.ts';

const ROWS = [3, 2, 1];

/** Parcels, stacked; the uppermost is the one that matters. */
export const cartons: Thing = ({ isHot }) => {
  const places = ROWS.map((count, row) => `M${row * 22} ${-38 * row}${'v-38h44v38zm44 0'.repeat(count)}`);
  return {
    width: 132,
    height: 114,
    spot: { x: 66, y: -95, r: 34 },
    drawing: (
      <>
        <path className="tint" d={places.join('')} />
        <path className="sheet" d={places[1]} />
        {isHot && <path className="hot" d={places.at(-1)} />}
        <path d="M22-38v12m44-12v12m44-12v12M44-76v12m44-12v12M66-114v12" />
      </>
    ),
  };
};
