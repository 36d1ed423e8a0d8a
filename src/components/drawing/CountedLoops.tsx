import { countedLoops } from '../../lib/drawing/counted-loops.ts';
import './CountedLoops.css';

interface CountedLoopsProps {
  count: number;
  /** Where the line begins, in units from the first loop, and where it ends; if left out, what clips it decides. */
  from?: number;
  to?: number;
}

/** A count as loops on a line, each round a dot. Its box stands on the line, and the line runs on beyond its box. */
export function CountedLoops({ count, from, to }: CountedLoopsProps) {
  const { line, dots, width, height } = countedLoops(count, from, to);
  return (
    <svg
      viewBox={`0 ${-height} ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMinYMax meet"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="counted-loops"
    >
      {dots && <path d={dots} className="counted-loop-dots" />}
      <path d={line} />
    </svg>
  );
}
