import type { FoldForm } from '../fold.ts';
import './weave.css';

/** Both strands, from where they crossed above to far below; each is cut off in the middle of its row. */
const UPPER = 'M50 0C26 12 4 20 4 40V3000M50 0C74 12 96 20 96 40V3000';
/** The first piece is closed: no end of the line is seen. */
const TOP = 'M4 3000V40C4 16 22 4 50 4S96 16 96 40V3000';

const end = (d: string) => (
  <svg
    viewBox="0 0 100 40"
    width="100"
    preserveAspectRatio="xMidYMin"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
);

/**
 * Both sides beside each other. Before: each thing in a ring of its own. After: one line, woven round six. Each row
 * has it twice, mirrored, to its middle, where it is straight, so that it holds whatever height a row has.
 */
export const weave: FoldForm = {
  problems: [3, 6],
  piece: (index, count) => (
    <span aria-hidden="true" className="weave">
      {end(index === 0 ? TOP : UPPER)}
      {end(index === count - 1 ? TOP : UPPER)}
    </span>
  ),
};
