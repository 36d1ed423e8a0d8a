import { Section } from '../components/ground/Section.tsx';
import { WholeLink } from '../components/navigation/WholeLink.tsx';
import type { IndustryCard } from '../schemas/entities.ts';
import type { IndustryIndexContent } from '../schemas/sections.ts';
import './IndustryIndex.css';

/** The industries, as a grid of dots: each card's dot is circled by a line while the card is pointed at. */
export function IndustryIndex({ title, intro, items }: IndustryIndexContent) {
  return (
    <Section title={title} intro={intro} tone="raised">
      <ul className="industry-grid">
        {items.map((card) => (
          <IndustryCell key={card.title} {...card} />
        ))}
      </ul>
    </Section>
  );
}

function IndustryCell({ title, description, page }: IndustryCard) {
  return (
    <li className="industry-cell">
      <WholeLink href={page} title={title} />
      <p className="note">{description}</p>
    </li>
  );
}
