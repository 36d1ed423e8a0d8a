import { DottedCard } from '../components/DottedCard.tsx';
import { Section } from '../components/Section.tsx';
import type { SolutionsContent } from '../schemas/sections.ts';
import './Solutions.css';

/** What we build: cards between dots. */
export function Solutions({ title, intro, items }: SolutionsContent) {
  return (
    <Section title={title} intro={intro} tone="raised">
      <ul className="card-grid">
        {items.map((card) => (
          <DottedCard key={card.title} {...card} />
        ))}
      </ul>
    </Section>
  );
}
