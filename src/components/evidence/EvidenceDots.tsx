import './Evidence.css';
import { columnsAcross, dotGrid } from '../../lib/drawing/dot-grid.ts';

/** One dot each: those that are plain, those that count, those that are small. */
export function EvidenceDots({ counts: [plain = 0, hot = 0, small = 0] }: { counts: number[] }) {
  const all = plain + hot + small;
  const columns = columnsAcross(all);
  return (
    <svg
      viewBox={`0 0 ${columns} ${Math.ceil(all / columns)}`}
      width={12 * columns}
      fill="none"
      stroke="currentColor"
      strokeWidth=".6"
      strokeLinecap="round"
      strokeDasharray="0 1"
      aria-hidden="true"
    >
      <path d={dotGrid(0, plain, columns)} />
      <path d={dotGrid(plain, plain + hot, columns)} className="evidence-hot" />
      <path d={dotGrid(plain + hot, all, columns)} className="evidence-small" />
    </svg>
  );
}
