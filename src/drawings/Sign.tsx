import type { ThingName } from '../schemas/drawings.ts';
import './Sign.css';
import { TALLEST } from './thing.ts';
import { vocabulary } from './vocabulary.ts';

/** One thing by itself, beside the text that is about it. */
export function Sign({ thing }: { thing: ThingName }) {
  const { width, drawing } = vocabulary[thing]({ isHot: true });
  return (
    <svg
      viewBox={`-4 ${-TALLEST - 4} ${width + 8} ${TALLEST + 8}`}
      width={width}
      height={TALLEST}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="drawing sign"
    >
      {drawing}
    </svg>
  );
}
