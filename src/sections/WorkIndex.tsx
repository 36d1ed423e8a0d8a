import { Section } from '../components/Section.tsx';
import type { SolutionsContent } from '../schemas/sections.ts';

/** What a service consists of, as a numbered index. */
export function WorkIndex({ title, intro, cards }: SolutionsContent) {
  return (
    <Section title={title} intro={intro} heading="beside" tone="raised">
      <ol className="work-index">
        {cards.map((card, index) => (
          <li key={card.title} className="work-row">
            <span aria-hidden="true" className="work-number">
              {index + 1}
            </span>
            <div>
              <h3 className="heading">{card.title}</h3>
              <p className="mt-2 text-muted">{card.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
