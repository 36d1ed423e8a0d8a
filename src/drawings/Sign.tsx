import type { ThingName } from '../schemas/drawings.ts';
import { Drawing } from './Drawing.tsx';
import './Sign.css';
import { TALLEST } from './thing.ts';
import { vocabulary } from './vocabulary.ts';

/** One thing by itself, beside the text that is about it. */
export function Sign({ thing }: { thing: ThingName }) {
  const { width, drawing } = vocabulary[thing]({ isHot: true });
  return (
    <Drawing viewBox={`-4 ${-TALLEST - 4} ${width + 8} ${TALLEST + 8}`} width={width} height={TALLEST} className="sign">
      {drawing}
    </Drawing>
  );
}
