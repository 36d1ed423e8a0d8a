import { Section } from '../components/ground/Section.tsx';
import { PointList } from '../components/lists/PointList.tsx';
import type { PurposeContent } from '../schemas/sections.ts';
import './Purpose.css';

/** Mission and vision side by side, then what the company does. */
export function Purpose({ mission, vision, work }: PurposeContent) {
  return (
    <>
      <div className="purpose">
        <Aim {...mission} />
        <Aim {...vision} />
      </div>
      <Section title={work.title} heading="beside">
        <PointList points={work.items} />
      </Section>
    </>
  );
}

function Aim({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h2 className="title">{title}</h2>
      <p className="lead">{text}</p>
    </section>
  );
}
