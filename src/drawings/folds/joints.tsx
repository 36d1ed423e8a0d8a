import { Drawing } from '../Drawing.tsx';
import type { FoldForm } from '../fold.ts';
import './joints.css';

/** The six joints, each from where it leaves the straight cut to where it comes back: puzzle, tenon, dovetail, arrow, step, half round. */
const JOINTS = [
  'V-18c0 6 6 8 12 4a16 16 0 1 1 0 28c-6-4-12-2-12 4',
  'V-22h36v44H0',
  'V-14l36-20v68L0 14',
  'V-30l40 30L0 30',
  'V-32h16v14h20v36H16v14H0',
  'V-30a30 30 0 0 1 0 60',
];

/**
 * Pieces that fit one neighbour only: the cut between them is the line. Each piece draws its cut from far above to far below, with
 * its joint in the middle; it is cut off at the edges of its row, where it is straight, so that it holds at any height.
 * A package has no socket for the piece beside it: where it would have to be is dashed.
 */
export const joints: FoldForm = {
  problems: [3, 3],
  piece: (index) => (
    <svg viewBox="-4 -40 48 80" width="48" fill="none" stroke="currentColor" aria-hidden="true" className="joint">
      <path d={`M-1-3000H0${JOINTS[index % JOINTS.length]}V3000H-1`} />
    </svg>
  ),
  lack: (index) => (
    <Drawing viewBox="-4 -40 48 80" width={48} className="socket">
      <path d={JOINTS[index * 2 + 1]?.replace('V', 'M0 ')} />
    </Drawing>
  ),
};
