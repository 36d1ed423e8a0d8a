import { CountedLoops } from '../components/drawing/CountedLoops.tsx';
import { Section } from '../components/ground/Section.tsx';
import { LinkedText } from '../components/prose/LinkedText.tsx';
import { LineDrawing } from '../drawings/LineDrawing.tsx';
import type { PurposeContent } from '../schemas/sections.ts';
import './Purpose.css';

/**
 * Mission and vision side by side: one line goes round one dot, and on round three, because the first is about one entry
 * and the second about all who see it. Then what the company does, drawn by one line.
 */
export function Purpose({ mission, vision, work }: PurposeContent) {
  return (
    <>
      {(mission || vision) && (
        <div className="purpose">
          {mission && <Aim {...mission} dots={1} />}
          {vision && <Aim {...vision} dots={3} />}
        </div>
      )}
      <Section title={work.title}>
        <ul className="work">
          {work.items.map(({ title, description, drawing }) => (
            <li key={title} className="work-item">
              <LineDrawing name={drawing} />
              <h3 className="heading">{title}</h3>
              <p className="secondary">
                <LinkedText text={description} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
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
