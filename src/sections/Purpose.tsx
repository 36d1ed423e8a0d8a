import { Intro } from '../components/ground/Intro.tsx';
import { LinkedText } from '../components/prose/LinkedText.tsx';
import { AimDrawing } from '../drawings/AimDrawing.tsx';
import { aims as drawnAims, type PersonName } from '../drawings/aims.ts';
import { WorkRoom } from '../drawings/WorkRoom.tsx';
import type { PurposeContent } from '../schemas/sections.ts';
import './Purpose.css';

type PurposeProps = PurposeContent & {
  /** Whether the page's line comes down the left gutter; otherwise it comes in from the window's left edge. */
  isLed: boolean;
};

/**
 * Mission and vision in a field by night: one line goes round one who enters a figure, and on round three who see it; on a phone
 * round two and back round the others, all above the words. Then it is roof, wall and floor of the workshop in which the company does what
 * it does, and goes on down the right gutter. In less room it is the floor of one room after the other, and crosses over below the heading
 * where it comes to the first one from the wrong side.
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
              <div className="work-room">
                <WorkRoom name={drawing} />
              </div>
              <h3 className="subtitle">{title}</h3>
              <p className="secondary">
                <LinkedText text={description} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/**
 * How the line comes to so many rooms, where each is a row of which the last one leads to the right. Mission and vision are one row, which
 * it leaves at the right, and on a phone two, there and back, if there are both.
 */
function wayTo(rooms: number, aims: number): string {
  if (aims === 0) return 'works-in';
  const isFromLeft = rooms % 2 === 1;
  const isAcrossNarrow = (aims + rooms) % 2 === 0;
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
