import { contourPath, lassoPath } from '../lib/drawing/loop.ts';
import type { ThingContent } from '../schemas/drawings.ts';
import { coverFile } from './cover-file.ts';
import { Drawing } from './Drawing.tsx';
import { ringedFile } from './ringed-file.ts';
import { OUTLINE, TALLEST } from './thing.ts';
import { vocabulary } from './vocabulary.ts';
import './ThingOnLine.css';

type ThingOnLineProps = ThingContent & {
  /** Where the line begins, and where it ends; if left out, what clips it decides. */
  from?: number;
  to?: number;
  /** Whether all but the line comes from a file, where it is drawn in two parts. */
  isApart?: boolean;
};

/**
 * One thing that stands on a line, which goes once round what matters in it or is the outline of that, and runs on to either side
 * of its box. Where a thing is drawn in two parts, nothing is seen inside the loop but the one that it goes round.
 */
export function ThingOnLine({ thing, count, marked, from, to, isApart = false }: ThingOnLineProps) {
  const drawn = vocabulary[thing]({ count, marked, isHot: true });
  const { width, height: top = TALLEST, spot, contour, drawing, rest = drawing, hot, isCover } = drawn;
  const address = isApart && hot ? `${(isCover ? coverFile : ringedFile).address}#${thing}` : undefined;
  const height = top + OUTLINE;
  return (
    <Drawing
      viewBox={`0 ${-height} ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMinYMax meet"
      className="thing-on-line"
    >
      {address ? <use href={address} /> : rest}
      <path
        className={hot && !isCover ? 'run sheet' : 'run'}
        d={contour ? contourPath(contour, from, to) : lassoPath(spot, from, to)}
      />
      {address ? <use href={`${address}-hot`} /> : hot}
    </Drawing>
  );
}
