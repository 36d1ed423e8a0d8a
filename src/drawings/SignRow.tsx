import type { ThingContent } from '../schemas/drawings.ts';
import { Drawing } from './Drawing.tsx';
import { spread } from './spread.ts';
import { vocabulary } from './vocabulary.ts';
import './SignRow.css';

/** Width, unless the signs need more, and height of a row, in units of a drawing. */
const [WIDTH, HEIGHT] = [300, 160];

/** A few things on a floor, without a line: what a step of a process is about. The first one matters. */
export function SignRow({ things }: { things: ThingContent[] }) {
  const drawn = things.map(({ thing, count, marked }, index) =>
    vocabulary[thing]({ count, marked, isHot: index === 0 }),
  );
  const { width, edges } = spread(
    drawn.map((sign) => sign.width),
    WIDTH,
  );
  return (
    <Drawing
      viewBox={`0 ${-HEIGHT} ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      preserveAspectRatio="xMinYMax meet"
      className="sign-row"
    >
      {drawn.map(({ drawing }, index) => (
        <g key={edges[index]} transform={`translate(${edges[index]})`}>
          {drawing}
        </g>
      ))}
    </Drawing>
  );
}
