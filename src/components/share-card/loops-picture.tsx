import { ThingOnLine } from '../../drawings/ThingOnLine.tsx';
import { OUTLINE, TALLEST } from '../../drawings/thing.ts';
import { vocabulary } from '../../drawings/vocabulary.ts';
import { countedLoops } from '../../lib/drawing/counted-loops.ts';
import { hoursBetween } from '../../lib/format/opening-hours.ts';
import type { ArticlesContent } from '../../schemas/sections.ts';
import type { Site } from '../../schemas/site.ts';
import { CountedLoops } from '../drawing/CountedLoops.tsx';
import type { CardPicture } from './picture.ts';

/** A line across the card that makes so many loops. */
export function loopsPicture(count: number): CardPicture {
  const { width, height } = countedLoops(count);
  return { place: 'below', width, height, drawing: <CountedLoops count={count} />, reach: 'margins', field: 'floor' };
}

/** The company's telephone number, and a loop for each hour of the day on which it is answered the longest. */
export function phonePicture({ contact, hours }: Site): CardPicture {
  const counts = hours.map((line) => ('closed' in line ? 0 : hoursBetween(line.opens, line.closes)));
  return { ...loopsPicture(Math.max(...counts)), figure: { form: 'above', values: [contact.phone] } };
}

/** How much larger loops are than beside an article, where things are large as well. */
const LOOPS = 3.4;
/** Between both, and at the card's edges. */
const GAP = 30;

/** The first article as it stands on its page: what it is about, on a line with a loop for each minute of reading. */
export function articlePicture({ items }: ArticlesContent): CardPicture | undefined {
  const [article] = items;
  if (!article?.thing) return undefined;
  const { width, height = TALLEST } = vocabulary[article.thing]({ isHot: true });
  const loops = countedLoops(article.readTime);
  return {
    place: 'below',
    width: width + 3 * GAP + loops.width * LOOPS,
    height,
    drawing: (
      <g transform={`translate(${GAP})`}>
        <g transform={`translate(0 ${height - TALLEST - OUTLINE})`}>
          <ThingOnLine thing={article.thing} to={width + GAP / 2} />
        </g>
        <g transform={`translate(${width + GAP} ${height - loops.height * LOOPS}) scale(${LOOPS})`} className="larger">
          <CountedLoops count={article.readTime} from={-GAP / 2 / LOOPS} />
        </g>
      </g>
    ),
    reach: 'edges',
    field: 'floor',
  };
}
