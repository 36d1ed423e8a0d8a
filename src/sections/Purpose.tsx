import { RuledList } from '../components/RuledList.tsx';
import { Section } from '../components/Section.tsx';
import type { PurposeContent } from '../schemas/sections.ts';

/** Mission and vision side by side, then what the company does. */
export function Purpose({ mission, vision, work }: PurposeContent) {
  return (
    <>
      <div className="purpose">
        <Statement {...mission} />
        <Statement {...vision} />
      </div>
      <Section title={work.title} heading="beside">
        <RuledList points={work.items} />
      </Section>
    </>
  );
}

function Statement({ title, text }: { title: string; text: string }) {
  return (
    <section className="statement">
      <h2 className="title">{title}</h2>
      <p className="lead">{text}</p>
    </section>
  );
}
