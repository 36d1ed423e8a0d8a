import { dotGrid } from '../../lib/drawing/dot-grid.ts';
import { DotField } from '../drawing/DotField.tsx';
import './PieceDots.css';

const COLUMNS = 25;

interface PieceDotsProps {
  good: number;
  bad: number;
  planned: number;
}

/** One dot a piece: made and good, made and bad, still to be made. The numbers stand beside it in words. */
export function PieceDots({ good, bad, planned }: PieceDotsProps) {
  return (
    <DotField columns={COLUMNS} total={planned} diameter=".6" className="piece-dots">
      <path d={dotGrid(good + bad, planned, COLUMNS)} className="piece-rest" />
      <path d={dotGrid(0, good, COLUMNS)} />
      <path d={dotGrid(good, good + bad, COLUMNS)} className="piece-bad" />
    </DotField>
  );
}
