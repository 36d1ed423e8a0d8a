import { lassoPath } from '../lib/drawing/loop.ts';
import type { ThingContent } from '../schemas/drawings.ts';
import { Drawing } from './Drawing.tsx';
import { OUTLINE, TALLEST } from './thing.ts';
import { vocabulary } from './vocabulary.ts';
import './ThingOnLine.css';

type ThingOnLineProps = ThingContent & {
  /** Where the line begins, and where it ends; if left out, what clips it decides. */
  from?: number;
  to?: number;
};

/**
 * One thing that stands on a line, which goes once round what matters in it, and runs on to either side of its box. Where a thing
 * is drawn in two parts, nothing is seen inside the loop but the one that it goes round.
 */
export function ThingOnLine({ thing, count, marked, from, to }: ThingOnLineProps) {
  const { width, height: top = TALLEST, spot, drawing, rest, hot } = vocabulary[thing]({ count, marked, isHot: true });
  const height = top + OUTLINE;
  return (
    <Drawing
      viewBox={`0 ${-height} ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMinYMax meet"
      className="thing-on-line"
    >
      {rest ?? drawing}
      <path className={hot ? 'run sheet' : 'run'} d={lassoPath(spot, from, to)} />
      {hot}
    </Drawing>
  );
}
