import { Intro } from '../components/ground/Intro.tsx';
import { LinkedText } from '../components/prose/LinkedText.tsx';
import { AimDrawing } from '../drawings/AimDrawing.tsx';
import { aimFile } from '../drawings/aim-file.ts';
import { aims as drawnAims, type PersonName } from '../drawings/aims.ts';
import { LineDrawing } from '../drawings/LineDrawing.tsx';
import '../drawings/BeginningDrawing.css';
import type { PurposeContent } from '../schemas/sections.ts';
import './Purpose.css';

type PurposeProps = PurposeContent & {
  /** Whether the page's line comes down the left gutter; otherwise it comes in from the window's left edge. */
  isLed: boolean;
};

/**
 * Mission and vision in a field by night: one line goes round one who enters a figure, and on round three who see it; on a phone
 * round two and back round the others, all above the words. Then it draws what the company does, row by row and back, and goes on
 * down the right gutter. Where it comes to the first row from the wrong side, it crosses over below the heading.
 */
export function Purpose({ mission, vision, work, isLed }: PurposeProps) {
  const aims = [
    mission && { ...mission, name: 'mission', people: drawnAims.mission },
    vision && { ...vision, name: 'vision', people: drawnAims.vision },
  ].filter((aim) => aim !== undefined);
  return (
    <>
      {aims.length > 0 && (
        <div className={`purpose ${isLed ? '' : 'purpose-in'}`}>
          {aims.map((aim) => (
            <Aim key={aim.name} {...aim} />
          ))}
        </div>
      )}
      <section className={`works ${wayTo(work.items.length, aims.length)}`}>
        <header className="works-head">
          <h2>{work.title}</h2>
          <Intro text={work.intro} />
        </header>
        <ul className="works-list">
          {work.items.map(({ title, description, drawing }) => (
            <li key={title} className="work">
              <div className="work-line work-look">
                <LineDrawing name={drawing} file={aimFile} />
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

/**
 * How the line comes to so many rows, of which the last one leads to the right. Mission and vision are one row, which it leaves at the
 * right, and where there is less room two, there and back, if there are both.
 */
function wayTo(rows: number, aims: number): string {
  if (aims === 0) return 'works-in';
  const isFromLeft = rows % 2 === 1;
  const isAcrossNarrow = (aims + rows) % 2 === 0;
  return `${isFromLeft ? 'works-across-wide' : ''} ${isAcrossNarrow ? 'works-across-narrow' : ''}`;
}

function Aim({ title, text, name, people }: { title: string; text: string; name: string; people: PersonName[] }) {
  return (
    <section className={`aim aim-${name}`}>
      {people.map((person) => (
        <AimDrawing key={person} person={person} />
      ))}
      <h2 className="title">{title}</h2>
      <p className="lead">{text}</p>
    </section>
  );
}
