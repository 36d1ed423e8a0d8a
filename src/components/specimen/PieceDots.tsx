import { dotGrid } from '../../lib/drawing/dot-grid.ts';
import './PieceDots.css';

const COLUMNS = 25;

interface PieceDotsProps {
  good: number;
  bad: number;
  planned: number;
}

/** One dot a piece: made and good, made and bad, still to be made. The numbers stand beside it in words. */
export function PieceDots({ good, bad, planned }: PieceDotsProps) {
  const rows = Math.ceil(planned / COLUMNS);
  return (
    <svg
      viewBox={`0 0 ${COLUMNS} ${rows}`}
      width={12 * COLUMNS}
      fill="none"
      stroke="currentColor"
      strokeWidth=".6"
      strokeLinecap="round"
      strokeDasharray="0 1"
      aria-hidden="true"
      className="piece-dots"
    >
      <path d={dotGrid(good + bad, planned, COLUMNS)} className="piece-rest" />
      <path d={dotGrid(0, good, COLUMNS)} />
      <path d={dotGrid(good, good + bad, COLUMNS)} className="piece-bad" />
    </svg>
  );
}
