import { Dot } from '../components/Dot.tsx';
import { Section } from '../components/Section.tsx';
import { Tags } from '../components/Tags.tsx';
import type { ServiceCard } from '../schemas/entities.ts';
import type { ServiceIndexContent } from '../schemas/sections.ts';

/** The kinds of work, as an index with rules: each row names one, describes it and lists its features. */
export function ServiceIndex({ title, intro, cards }: ServiceIndexContent) {
  return (
    <Section title={title} intro={intro}>
      <ul className="ruled-list">
        {cards.map((card) => (
          <ServiceRow key={card.title} {...card} />
        ))}
      </ul>
    </Section>
  );
}

function ServiceRow({ title, description, features, page }: ServiceCard) {
  return (
    <li className="service-row whole-link">
      <h3 className="heading">
        <a href={page}>
          <Dot />
          {title}
        </a>
      </h3>
      <p className="text-muted">{description}</p>
      <Tags tags={features} />
    </li>
  );
}
