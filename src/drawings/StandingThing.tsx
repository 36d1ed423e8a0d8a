import type { ThingContent } from '../schemas/drawings.ts';
import { Drawing } from './Drawing.tsx';
import { TALLEST } from './thing.ts';
import { vocabulary } from './vocabulary.ts';
import './StandingThing.css';

interface StandingThingProps extends ThingContent {
  /** As high as a thing may be, so that all have one scale and one floor; otherwise as high as it is. */
  isShelf?: boolean | undefined;
  /** In the middle of a square, in whose circle it just fits; so all things look as large as a circle allows. */
  isRound?: boolean | undefined;
}

/** Half the width of an outline, which stands out. */
const MARGIN = 2;

/** One thing that stands alone, and is the one that matters. */
export function StandingThing({ thing, count, marked, isShelf = false, isRound = false }: StandingThingProps) {
  const { width, height: own = TALLEST, drawing } = vocabulary[thing]({ count, marked, isHot: true });
  const height = (isShelf ? TALLEST : own) + MARGIN;
  const below = isShelf ? 0 : MARGIN;
  const [across, down] = [width + 2 * MARGIN, height + below];
  const side = Math.ceil(Math.hypot(across, down));
  const [boxWidth, boxHeight] = isRound ? [side, side] : [across, down];
  return (
    <Drawing
      viewBox={`${-MARGIN - (boxWidth - across) / 2} ${-height - (boxHeight - down) / 2} ${boxWidth} ${boxHeight}`}
      width={boxWidth}
      height={boxHeight}
      preserveAspectRatio={isShelf ? 'xMinYMax meet' : undefined}
      className="standing"
    >
      {drawing}
    </Drawing>
  );
}
