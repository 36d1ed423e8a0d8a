import type { Thing } from '../thing.ts';

/** A lorry that is cut open, with twelve cartons, four to a row; the marked one, counted from the lower left, matters. */
export const ladenLorry: Thing = ({ marked = 8, isHot }) => {
  const [x, y] = [6 + ((marked - 1) % 4) * 32, -34 - Math.floor((marked - 1) / 4) * 32];
  return {
    width: 204,
    height: 140,
    spot: { x: x + 14, y: y - 14, r: 30 },
    drawing: (
      <>
        <path className="sheet" d="M0-140h136v112H0z" />
        <path className="tint" d={`M6-34${`${'v-28h28v28zm32 0'.repeat(4)}m-128-32`.repeat(3)}`} />
        <path className={isHot ? 'hot' : 'sheet'} d={`M${x} ${y}v-28h28v28z`} />
        <path className="deep" d="M0-28v10h204v-42l-26-44h-38v76zm154-62h18l16 28h-34z" />
        <circle className="sheet" cx="34" cy="-18" r="18" />
        <circle className="sheet" cx="166" cy="-18" r="18" />
        <circle cx="34" cy="-18" r="6" />
        <circle cx="166" cy="-18" r="6" />
      </>
    ),
  };
};
