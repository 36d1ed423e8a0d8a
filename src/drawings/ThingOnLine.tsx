import { lassoPath } from '../lib/drawing/lasso.ts';
import type { ThingContent } from '../schemas/drawings.ts';
import { TALLEST } from './thing.ts';
import { vocabulary } from './vocabulary.ts';
import './ThingOnLine.css';

/** From the line to above what stands on it: a tall thing and half of what is drawn round its top. */
const HEIGHT = TALLEST + 4;

/** One thing that stands on a line, which goes once round what matters in it, and runs on to either side of its box. */
export function ThingOnLine({ thing, count, marked }: ThingContent) {
  const { width, spot, drawing } = vocabulary[thing]({ count, marked, isHot: true });
  return (
    <svg
      viewBox={`0 ${-HEIGHT} ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      preserveAspectRatio="xMinYMax"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="drawing thing-on-line"
    >
      {drawing}
      <path className="run" d={lassoPath(spot)} />
    </svg>
  );
}
