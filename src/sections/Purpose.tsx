import { CountedLoops } from '../components/drawing/CountedLoops.tsx';
import { Intro } from '../components/ground/Intro.tsx';
import { LinkedText } from '../components/prose/LinkedText.tsx';
import { LineDrawing } from '../drawings/LineDrawing.tsx';
import type { PurposeContent } from '../schemas/sections.ts';
import './Purpose.css';

type PurposeProps = PurposeContent & {
  /** Whether the page's line comes down the left gutter; otherwise it comes in from the window's left edge. */
  isLed: boolean;
};

/**
 * Mission and vision side by side: one line goes round one dot, and on round three, because the first is about one entry
 * and the second about all who see it. Then it draws what the company does, row by row and back, and goes on down the right
 * gutter. Where it would come to a row from the wrong side, it goes out of the window and comes in at the other edge.
 */
export function Purpose({ mission, vision, work, isLed }: PurposeProps) {
  const aims = [mission && { ...mission, dots: 1 }, vision && { ...vision, dots: 3 }].filter(
    (aim) => aim !== undefined,
  );
  const count = work.items.length;
  // Four in one row, and more in two of them, of which the upper one has fewer.
  const upper = count > 4 ? Math.floor(count / 2) : 0;
  const breaks = [
    aims.length > 0 && (aims.length + count) % 2 === 1 ? '' : 'purpose-breaks-narrow',
    aims.length > 0 && upper > 0 ? '' : 'purpose-breaks-wide',
  ].join(' ');
  return (
    <>
      {aims.length > 0 && (
        <div className={`purpose ${isLed ? '' : 'purpose-in'} ${breaks}`}>
          {aims.map((aim) => (
            <Aim key={aim.title} {...aim} />
          ))}
        </div>
      )}
      <section className={`works works-${count} ${breaks}`}>
        <header className="works-head">
          <h2>{work.title}</h2>
          <Intro text={work.intro} />
        </header>
        <ul className="works-list">
          {work.items.map(({ title, description, drawing }, index) => (
            <li key={title} className={`work ${placeOf(index, upper, count)}`}>
              <div className="work-line">
                <LineDrawing name={drawing} />
              </div>
              <div className="work-words">
                <h3 className="subtitle">{title}</h3>
                <p className="secondary">
                  <LinkedText text={description} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Where the line comes to a row of a desk, and where it leaves it: the upper one of two, of so many, runs to the left. */
function placeOf(index: number, upper: number, count: number): string {
  if (index < upper) return `work-back ${index === upper - 1 ? 'work-from' : ''} ${index === 0 ? 'work-to' : ''}`;
  return `${index === upper ? 'work-from' : ''} ${index === count - 1 ? 'work-to' : ''}`;
}

function Aim({ title, text, dots }: { title: string; text: string; dots: number }) {
  return (
    <section className="aim">
      <div className="aim-line">
        <CountedLoops count={dots} />
      </div>
      <h2 className="title">{title}</h2>
      <p className="lead">{text}</p>
    </section>
  );
}
