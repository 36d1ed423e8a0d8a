import { columnsAcross, dotGrid } from '../../lib/drawing/dot-grid.ts';
import { DotField } from '../drawing/DotField.tsx';
import './Evidence.css';

/** One dot each: those that are plain, those that count, those that are small. */
export function EvidenceDots({ counts: [plain = 0, hot = 0, small = 0] }: { counts: number[] }) {
  const all = plain + hot + small;
  const columns = columnsAcross(all);
  return (
    <DotField columns={columns} total={all} diameter=".6">
      <path d={dotGrid(0, plain, columns)} />
      <path d={dotGrid(plain, plain + hot, columns)} className="evidence-hot" />
      {small > 0 && <path d={dotGrid(plain + hot, all, columns)} className="evidence-small" />}
    </DotField>
  );
}
