import { CountedKolam } from '../components/drawing/CountedKolam.tsx';
import { LineSweep } from '../components/drawing/LineSweep.tsx';
import { Section } from '../components/ground/Section.tsx';
import { SceneOfYear } from '../drawings/SceneOfYear.tsx';
import { yearScenes } from '../drawings/years/scenes.tsx';
import { dotCount } from '../lib/drawing/dot-count.ts';
import type { TimelineContent } from '../schemas/sections.ts';
import './Timeline.css';
import { WideYear } from './WideYear.tsx';
import { YearLoop } from './YearLoop.tsx';
import { FigureWords, YearWords } from './YearWords.tsx';

type Year = TimelineContent['items'][number];

type TimelineProps = TimelineContent & {
  /** Whether the page's line comes down the right gutter; otherwise it comes in from the window's left edge. */
  isLed: boolean;
  /** Whether it goes on down the left gutter; otherwise it goes out at the window's right edge. */
  isLeading: boolean;
};

/**
 * The years on one line, which runs down one edge of them: in a year once round a thing or a dot, and in one with figures that can be
 * counted round so many dots, beside each figure. In one with both, figures are said below what happened, but for very many. A year
 * whose thing is a scene is as wide as the page: on the line as its floor, which so comes to the other edge. Later years are larger.
 */
export function Timeline({ title, items, isLed, isLeading }: TimelineProps) {
  const wide = widestOf(items);
  return (
    <Section title={title} tone="raised" rank="poster">
      <ol className={`years ${isLed ? 'years-led' : ''} ${isLeading ? 'years-leading' : ''}`}>
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          const isLeft = wide.filter((one) => items.indexOf(one) < index).length % 2 === 1;
          return (
            <li key={item.year} className={isLeft ? 'year-left' : ''}>
              {index === 0 && !isLed && <LineSweep way="in" />}
              {wide.includes(item) ? (
                <WideYear {...item} />
              ) : (
                <YearPart {...item} leaves={isLast && !isLeading ? 'right' : 'below'} />
              )}
              {isLast && isLeading && <LineSweep way="back" />}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** The years that are as wide as the page: in pairs, so that the line ends on the side on which it came. */
function widestOf(items: Year[]): Year[] {
  const wide = items.filter(({ thing }) => thing && thing in yearScenes);
  return wide.slice(0, wide.length - (wide.length % 2));
}

type Figure = NonNullable<Year['figures']>[number];

/** How many dots a figure is worth: those of a whole number, not those of a share. */
function dotsOf({ value }: Figure): number | undefined {
  const { filled = 0, total } = dotCount(value) ?? {};
  return filled > 0 && filled === total && !value.includes('%') ? filled : undefined;
}

/** How many dots no kolam has that stands beside words. */
const MANY = 50;
const isMany = (figure: Figure) => (dotsOf(figure) ?? 0) > MANY;

function YearPart({ leaves, ...item }: Year & { leaves: 'below' | 'right' }) {
  const { thing, figures = [] } = item;
  const many = thing ? figures.filter(isMany) : [];
  const counted = thing ? [] : figures;
  const isPlain = thing !== undefined || figures.length === 0;
  return (
    <>
      <div className={`year-part ${isPlain ? 'year-plain' : ''}`}>
        <YearWords {...item} figures={thing && figures.filter((figure) => !isMany(figure))} />
        {isPlain && (
          <div className="year-count">
            {leaves === 'below' || many.length > 0 ? (
              <YearLoop thing={thing} />
            ) : (
              <YearKolam count={1} leaves={leaves} />
            )}
          </div>
        )}
        {counted.map((figure, index) => (
          <div key={figure.label} className="year-count">
            <FigureWords {...figure} />
            <YearKolam leaves={index === counted.length - 1 ? leaves : 'below'} count={dotsOf(figure)} />
          </div>
        ))}
      </div>
      {many.map((figure, index) => (
        <div key={figure.label} className="year-total">
          <FigureWords {...figure} />
          <YearKolam count={dotsOf(figure)} leaves={index === many.length - 1 ? leaves : 'below'} />
          {figure.thing && figure.thing in yearScenes && <SceneOfYear thing={figure.thing} />}
        </div>
      ))}
    </>
  );
}

function YearKolam(kolam: { count: number | undefined; leaves: 'below' | 'right' }) {
  return (
    <div className="year-kolam">
      <CountedKolam {...kolam} />
    </div>
  );
}
