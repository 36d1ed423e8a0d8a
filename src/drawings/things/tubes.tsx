import type { Thing } from '../thing.ts';

/** Tubes in a rack on a bench, nine if no count is given; the marked one has a value that cannot wait. */
export const tubes: Thing = ({ count = 9, marked = 6, isHot }) => {
  const width = count * 22 + 30;
  const hot = 20 + (marked - 1) * 22;
  return {
    width,
    height: 112,
    spot: { x: hot + 6, y: -86, r: 30 },
    drawing: (
      <>
        <path className="sheet" d={`M20-112${'v50q0 6 6 6t6-6v-50zm22 0'.repeat(count)}`} />
        <path className="tint" d={`M20-88${'v26q0 6 6 6t6-6v-26zm22 0'.repeat(count)}`} />
        {isHot && <path className="hot" d={`M${hot}-112v50q0 6 6 6t6-6v-50z`} />}
        <path className="deep" d={`M10-78h${width - 20}v10H10zM0-50h${width}v8H0z`} />
        <path d={`M10-68v18m${width - 20}-18v18M12-42V0m${width - 24}-42V0`} />
      </>
    ),
  };
};
