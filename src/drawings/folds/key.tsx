import type { FoldForm } from '../fold.ts';
import './key.css';

/** How deep each cut of the key goes, in a hundredth of its width: no two neighbours alike. */
const CUTS = [88, 70, 94, 66, 84, 73];

/** The edge of the bit along one row: it leaves the shaft, goes out to the cut and comes back, at any height of the row. */
const edge = (index: number) => {
  const depth = CUTS[index % CUTS.length] ?? 80;
  return `V26L${depth} 42V58L50 74`;
};

/**
 * A key lies where both sides meet, one cut for each part, its outline one line from the bow to the tip and back. The bow and the
 * shaft are measured in one unit, the rows stretch: only straight edges cross from one row to the next.
 */
export const key: FoldForm = {
  problems: [3, 6],
  seam: (
    <svg viewBox="0 0 320 306" width="320" fill="none" stroke="currentColor" aria-hidden="true" className="key key-bow">
      <path className="key-fill" d="M104 320V306A156 156 0 1 1 216 306V320zM160 56a52 52 0 1 0 1 0z" />
      <path d="M104 316V306A156 156 0 1 1 216 306V316M160 56a52 52 0 1 0 1 0z" />
    </svg>
  ),
  piece: (index, count) => {
    const isLast = index === count - 1;
    const right = edge(index);
    return (
      <svg
        viewBox="0 0 100 100"
        width="100"
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="key key-bit"
      >
        <path className="key-fill" d={isLast ? `M0 0H50${right}V84L25 100L0 84z` : `M0 0H50${right}V100H0z`} />
        <path d={isLast ? `M50 0${right}V84L25 100L0 84V0` : `M50 0${right}V100M0 0V100`} />
      </svg>
    );
  },
};
