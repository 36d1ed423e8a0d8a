import { loopPath } from '../../lib/drawing/loop.ts';
import { Drawing } from '../Drawing.tsx';
import type { FoldForm } from '../fold.ts';
import './plain.css';

/** Round the dot of a row: the line comes down at its left, where the floor of the path is. */
const ROUND = { x: 0, y: -32, r: 20 };

/** Both sides beside each other, for any page: each problem at a dot of its own, and one line round the dots of all parts. */
export const plain: FoldForm = {
  problems: [3, 6],
  piece: () => (
    <Drawing viewBox="-8 -48 64 96" width={64} height={96} className="plain-line">
      <path className="run" transform="rotate(90)" d={loopPath(ROUND)} />
      <circle className="hot" cx="32" cy="0" r="7" stroke="none" />
    </Drawing>
  ),
};
