import type { Thing } from '../thing.ts';

const FILES = [3, 5, 8, 5, 7, 2, 6];
/** Two files, the upper one not quite on the lower one, each with its back on the left. */
const PAIR = ['q-5-6 0-13h40v13zm3-13', 'q-5-6 0-13h40v13zm-3-13'];
const DRAWN = 2;

/** So many files on top of each other, from where a path stands. */
export const pileOf = (files: number) => Array.from({ length: files }, (_, file) => PAIR[file % 2]).join('');

/** Files in piles, five if no count is given, three to seven, as high as bars of a chart; the figure comes from the one that is drawn out. */
export const filePiles: Thing = ({ count = 5, isHot }) => {
  const shown = Math.min(FILES.length, Math.max(DRAWN + 1, count));
  const piles = FILES.slice(0, shown).map(
    (files, pile) => `M${3 + pile * 52} 0${pile === DRAWN ? `${pileOf(6)}m0-13${pileOf(files - 7)}` : pileOf(files)}`,
  );
  return {
    width: shown * 52 - 4,
    height: 104,
    spot: { x: 136, y: -85, r: 34 },
    drawing: (
      <>
        <path className="tint" d={piles.filter((_, pile) => pile % 2 === 0).join('')} />
        <path className="sheet" d={piles.filter((_, pile) => pile % 2).join('')} />
        <path className={isHot ? 'hot' : 'sheet'} d="M115-78q-5-6 0-13h40v13z" />
      </>
    ),
  };
};
