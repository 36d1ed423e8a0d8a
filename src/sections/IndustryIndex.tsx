import { Dot } from '../components/Dot.tsx';
import { Section } from '../components/Section.tsx';
import type { IndustryCard } from '../schemas/entities.ts';
import type { IndustryIndexContent } from '../schemas/sections.ts';

/** The industries, as a grid of dots: each card's dot is circled by a line while the card is pointed at. */
export function IndustryIndex({ title, intro, cards }: IndustryIndexContent) {
  return (
    <Section title={title} intro={intro} heading="beside" tone="raised">
      <ul className="industry-grid">
        {cards.map((card) => (
          <IndustryCell key={card.title} {...card} />
        ))}
      </ul>
    </Section>
  );
}

function IndustryCell({ title, description, colour, page }: IndustryCard) {
  return (
    <li className="industry-cell whole-link">
      <h3 className="heading">
        <a href={page}>
          <Dot colour={colour} />
          {title}
        </a>
      </h3>
      <p className="mt-2 text-small text-muted">{description}</p>
    </li>
  );
}
