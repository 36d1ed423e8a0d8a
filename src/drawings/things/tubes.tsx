import type { Thing } from '../thing.ts';

/** As many as stand in a row; if there are more, in rows of so many, one above the other. */
const ROW = 12;
const SHORT_ROW = 8;
const RISE = 62;
/** Below more than one row, the bench is as high as one that is stood at. */
const HIGH = 24;

/**
 * Tubes in a rack on a bench, nine if no count is given. The marked one has a value that cannot wait where it is hot, and is
 * missing where it is not.
 */
export const tubes: Thing = ({ count = 9, marked, isHot }) => {
  const inRow = count > ROW ? SHORT_ROW : count;
  const width = inRow * 22 + 30;
  const raise = count > ROW ? HIGH : 0;
  const rows = Array.from({ length: Math.ceil(count / inRow) }, (_, row) => -RISE * row - raise);
  const special = isHot ? (marked ?? 6) : marked;
  const at = (special ?? 1) - 1;
  const [left, floor] = [20 + (at % inRow) * 22, rows[Math.floor(at / inRow)] ?? 0];
  const standing = (top: number, depth: number) =>
    rows
      .map((raised, row) => {
        const places = Array.from({ length: Math.min(count - row * inRow, inRow) }, (_, place) =>
          row * inRow + place + 1 === special && !isHot ? 'm22 0' : `v${depth}q0 6 6 6t6-6v-${depth}zm22 0`,
        );
        return `M20${top + raised}${places.join('')}`;
      })
      .join('');
  return {
    width,
    height: 112 + RISE * (rows.length - 1) + raise,
    spot: { x: left + 6, y: floor - 86, r: 30 },
    drawing: (
      <>
        <path className="sheet" d={standing(-112, 50)} />
        <path className="tint" d={standing(-88, 26)} />
        {special && <path className={isHot ? 'hot' : 'missing'} d={`M${left}${floor - 112}v50q0 6 6 6t6-6v-50z`} />}
        <path
          className="deep"
          d={`${rows.map((raised) => `M10${raised - 78}h${width - 20}v10H10z`).join('')}M0${-50 - raise}h${width}v8H0z`}
        />
        <path
          d={`M10${-68 - raise}v18m${width - 20}-18v18M12${-42 - raise}V0m${width - 24}${-42 - raise}V0${rows
            .slice(1)
            .map((raised) => `M10${raised - 68}v52m${width - 20}-52v52`)
            .join('')}`}
        />
      </>
    ),
  };
};
