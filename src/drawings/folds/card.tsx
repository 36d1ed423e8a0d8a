import { Drawing } from '../Drawing.tsx';
import type { FoldForm } from '../fold.ts';
import './card.css';

/** Straight down, once round a true circle that the line touches, and on: a tab is 160 wide, and the thing stands in its middle. */
const CALL = 'M0-3000V0a68 68 0 1 1-136 0 68 68 0 1 1 136 0V3000';

/**
 * One tall card with a tab for each part, the first the largest, and one call that threads them: a line from the edge of the
 * window, which goes round the thing on each tab. On a tab it is a loop and beyond that straight, so it holds whatever height
 * a row has.
 */
export const card: FoldForm = {
  problems: [3, 6],
  piece: () => (
    <Drawing viewBox="-152 -76 160 152" width={160} className="call">
      <path className="run" d={CALL} />
    </Drawing>
  ),
};
