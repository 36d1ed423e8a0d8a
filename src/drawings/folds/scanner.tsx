import type { FoldForm } from '../fold.ts';
import './scanner.css';

/** One paper is 150 wide and has a lane of 240; four of them are repeated to the edges of the window. */
const LANE = 240;
const TURNS = [-9, 13, -4, 8];
const SLAB = { y: 232, height: 56 };
/** Wider than any window. */
const WIDEST = 6000;

const turned = TURNS.map((turn, index) => (
  <g key={turn} transform={`translate(${index * LANE + 45} ${index % 2 ? 62 : 38})rotate(${turn} 75 190)`}>
    <path className="paper" d="M0 0h150v230h-150z" />
    <path d="M20 30h76M20 50h50M20 86q9-18 18 0t18 0 18 0 18-5M20 118h110M20 140h80" />
    <path className="stamp" d={index % 2 ? 'M98 26h38v38h-38z' : 'M80 70a26 26 0 1 1 52 0 26 26 0 1 1-52 0z'} />
  </g>
));

const straight = TURNS.map((turn, index) => (
  <g key={turn} transform={`translate(${index * LANE + 45} ${SLAB.y + SLAB.height})`}>
    <path className="paper" d="M0-20h150v160h-150z" />
    <path className="lit" stroke="none" d="M1 0h148v30h-148z" />
    <path
      className="field"
      d={index % 2 ? 'M18 20h60v20h-60zM18 56h114v20h-114z' : 'M18 20h90v20h-90zM18 56h114v20h-114z'}
    />
    <path className={index === 1 ? 'doubt' : 'field'} d="M76 96h56v24h-56z" />
    <path d="M18 108h40" />
  </g>
));

/** Strands in the column left of the parts: one, which parts into three for the models, and is one again behind them. */
const strands = (d: string, end: 'top' | 'bottom') => (
  <svg
    viewBox="0 0 56 48"
    width="56"
    preserveAspectRatio={end === 'top' ? 'xMidYMin' : 'xMidYMax'}
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
    className="drawing strands"
  >
    <path className="run" d={d} />
  </svg>
);
const IN = 'M-3000 3H12Q28 3 28 19V3000';
const PART = 'M28-3000V0M28-1C28 28 8 20 8 48M28-1V48M28-1C28 28 48 20 48 48';
const THREE = 'M8 0V3000M28 0V3000M48 0V3000';
const JOIN = 'M8 0C8 28 28 20 28 49M48 0C48 28 28 20 28 49M28 0V3000';
const OUT = 'M28-3000V29Q28 45 44 45H3000';

const pieceOf = (index: number, count: number) => {
  if (index === 0) return [strands(IN, 'top'), strands(PART, 'bottom')];
  if (index < 4) return [strands(THREE, 'top')];
  if (index < count - 1) return [strands(JOIN, 'top')];
  return [strands('M28 0V3000', 'top'), strands(OUT, 'bottom')];
};

/**
 * Papers come crooked, and leave the scanner, on which both grounds meet, straight and with their fields found. Below it the
 * parts are a graph, as the words say: one gate, three models, then tests and operation.
 */
export const scanner: FoldForm = {
  problems: [4, 4],
  seam: (
    <svg width="100%" height="430" fill="none" stroke="currentColor" aria-hidden="true" className="drawing scanner">
      <pattern id="papers" width={TURNS.length * LANE} height="430" patternUnits="userSpaceOnUse">
        {turned}
        {straight}
      </pattern>
      <rect width="100%" height="430" fill="url(#papers)" stroke="none" />
      <rect className="slab" y={SLAB.y} width="100%" height={SLAB.height} />
      <path className="rollers" d={`M13 ${SLAB.y + 16}H${WIDEST}`} />
      <rect className="hot" y={SLAB.y + SLAB.height - 12} width="100%" height="12" stroke="none" />
    </svg>
  ),
  piece: (index, count) => {
    const [top, bottom] = pieceOf(index, count);
    return (
      <>
        {top}
        {bottom}
      </>
    );
  },
};
