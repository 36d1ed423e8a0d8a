import { Drawing } from '../Drawing.tsx';
import type { FoldForm } from '../fold.ts';
import './plain.css';

/** Straight down, once round a true circle that the line touches, and on. */
const ROUND = 'M0-3000V0a24 24 0 1 0 48 0 24 24 0 1 0-48 0V3000';

/** Both sides beside each other, for any page: each problem at a dot of its own, and one line round the dots of all parts. */
export const plain: FoldForm = {
  problems: [3, 6],
  piece: () => (
    <Drawing viewBox="-8 -48 64 96" width={64} height={96} className="plain-line">
      <path className="run" d={ROUND} />
      <circle className="hot" cx="24" cy="0" r="7" stroke="none" />
    </Drawing>
  ),
};
