import { Ordinal } from '../components/Ordinal.tsx';
import { Section } from '../components/Section.tsx';
import type { SolutionsContent } from '../schemas/sections.ts';
import './WorkIndex.css';

/** What a service consists of, as a numbered index. */
export function WorkIndex({ title, intro, items }: SolutionsContent) {
  return (
    <Section title={title} intro={intro} heading="beside" tone="raised">
      <ol className="work-index">
        {items.map((card, index) => (
          <li key={card.title} className="work-row">
            <Ordinal number={index + 1} />
            <div>
              <h3 className="heading">{card.title}</h3>
              <p className="description">{card.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
