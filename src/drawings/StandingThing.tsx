import type { ThingContent } from '../schemas/drawings.ts';
import { Drawing } from './Drawing.tsx';
import { TALLEST } from './thing.ts';
import { vocabulary } from './vocabulary.ts';
import './StandingThing.css';

interface StandingThingProps extends ThingContent {
  /** As high as a thing may be, so that all have one scale and one floor; otherwise as high as it is. */
  isShelf?: boolean | undefined;
}

/** Half the width of an outline, which stands out. */
const MARGIN = 2;

/** One thing that stands alone, and is the one that matters. */
export function StandingThing({ thing, count, marked, isShelf = false }: StandingThingProps) {
  const { width, height: own = TALLEST, drawing } = vocabulary[thing]({ count, marked, isHot: true });
  const height = (isShelf ? TALLEST : own) + MARGIN;
  const below = isShelf ? 0 : MARGIN;
  return (
    <Drawing
      viewBox={`${-MARGIN} ${-height} ${width + 2 * MARGIN} ${height + below}`}
      width={width + 2 * MARGIN}
      height={height + below}
      preserveAspectRatio={isShelf ? 'xMinYMax meet' : undefined}
      className="standing"
    >
      {drawing}
    </Drawing>
  );
}
