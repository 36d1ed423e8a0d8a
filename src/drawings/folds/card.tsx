import { loopPath } from '../../lib/drawing/loop.ts';
import type { FoldForm } from '../fold.ts';
import './card.css';

/**
 * Round the thing on a tab, which is 160 wide: the line comes down at its left edge, where the floor of the path is. The
 * sheet turns it over.
 */
const ROUND = { x: 0, y: -78, r: 68 };

/**
 * One tall card with a tab for each part, the first the largest, and one call that threads them: a line from the edge of the
 * window, which goes round the thing on each tab. On a tab it is a loop and beyond that straight, so it holds whatever height
 * a row has.
 */
export const card: FoldForm = {
  problems: [3, 6],
  piece: () => (
    <svg
      viewBox="-8 -100 160 200"
      width="160"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="drawing call"
    >
      <path className="run" transform="rotate(90)" d={loopPath(ROUND)} />
    </svg>
  ),
};
