import { CountedKolam } from '../components/drawing/CountedKolam.tsx';
import { LinePassage } from '../components/drawing/LinePassage.tsx';
import { LinePiece } from '../components/drawing/LinePiece.tsx';
import { LineSweep } from '../components/drawing/LineSweep.tsx';
import { Section } from '../components/ground/Section.tsx';
import { Unbroken } from '../components/prose/Unbroken.tsx';
import { dotCount } from '../lib/drawing/dot-count.ts';
import { loopPath, type Spot } from '../lib/drawing/loop.ts';
import type { Edge } from '../lib/drawing/sweep.ts';
import type { TimelineContent } from '../schemas/sections.ts';
import './Timeline.css';

type Year = TimelineContent['items'][number];

type TimelineProps = TimelineContent & {
  /** Whether the page's line comes down the right gutter; otherwise it comes in from the window's left edge. */
  isLed: boolean;
  /** Whether it goes on down the left gutter; otherwise it goes out at the window's right edge. */
  isLeading: boolean;
};

/**
 * The years on one line. It runs down the left edge and once round a dot for each year; for a year with figures that can be
 * counted it changes to the right edge and goes round so many dots, beside each figure.
 */
export function Timeline({ title, items, isLed, isLeading }: TimelineProps) {
  return (
    <Section title={title} tone="raised" rank="poster">
      <ol className={`years ${isLed ? 'years-led' : ''} ${isLeading ? 'years-leading' : ''}`}>
        {items.map((item, index) => {
          const before = items[index - 1];
          const [from, edge] = [before && edgeOf(before), edgeOf(item)];
          const isLast = index === items.length - 1;
          return (
            <li key={item.year} className={`year-${edge}`}>
              {!from && <LinePassage from={isLed ? 'right' : undefined} to={edge} />}
              {from && from !== edge && <LineSweep from={from} to={edge} />}
              {edge === 'left' ? <PlainYear {...item} /> : <CountedYear {...item} isOut={isLast && !isLeading} />}
              {isLast && isLeading && <LinePassage from={edge} to="left" />}
              {isLast && !isLeading && edge === 'left' && <LineSweep from="left" to={undefined} />}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

type Figure = NonNullable<Year['figures']>[number];

/** How many dots a figure is worth: those of a whole number, not those of a share. */
function dotsOf({ value }: Figure): number | undefined {
  const { filled = 0, total } = dotCount(value) ?? {};
  return filled > 0 && filled === total && !value.includes('%') ? filled : undefined;
}

function edgeOf({ figures = [] }: Year): Edge {
  return figures.some(dotsOf) ? 'right' : 'left';
}

/** What the line goes round in a year without figures, seen along the line. */
const SPOT: Spot = { x: 62, y: -34, r: 26 };

function PlainYear(item: Year) {
  return (
    <div className="year-part">
      <div className="year-loop">
        <LinePiece viewBox="0 0 64 124" width="64" height="124">
          <path d={`M${-SPOT.y} ${SPOT.x}h0`} className="line-dots" />
          <path d={loopPath(SPOT)} transform="matrix(0 1 -1 0 0 0)" />
        </LinePiece>
      </div>
      <YearWords {...item} />
      {item.figures?.map((figure) => (
        <FigureWords key={figure.label} {...figure} />
      ))}
    </div>
  );
}

/** How many dots no kolam has that stands beside words. */
const MANY = 50;

function CountedYear({ isOut, ...item }: Year & { isOut: boolean }) {
  return (
    <div className="year-part">
      <YearWords {...item} />
      {item.figures?.map((figure, index, { length }) => (
        <div key={figure.label} className={(dotsOf(figure) ?? 0) > MANY ? 'year-count year-count-large' : 'year-count'}>
          <FigureWords {...figure} />
          <div className="year-kolam">
            <CountedKolam count={dotsOf(figure)} leaves={isOut && index === length - 1 ? 'right' : 'below'} />
          </div>
        </div>
      ))}
    </div>
  );
}

function YearWords({ year, title, description }: Year) {
  return (
    <>
      <p className="year-number">{year}</p>
      <div className="year-event">
        <h3 className="subtitle">
          <Unbroken text={title} />
        </h3>
        <p className="description">{description}</p>
      </div>
    </>
  );
}

function FigureWords({ value, label }: Figure) {
  return (
    <p className="year-figure">
      <b>{value}</b> {label}
    </p>
  );
}
