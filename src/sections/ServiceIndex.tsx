import { Section } from '../components/ground/Section.tsx';
import { RuledList } from '../components/lists/RuledList.tsx';
import { Tags } from '../components/lists/Tags.tsx';
import { WholeLink } from '../components/navigation/WholeLink.tsx';
import type { ServiceCard } from '../schemas/entities.ts';
import type { ServiceIndexContent } from '../schemas/sections.ts';
import './ServiceIndex.css';

/** The kinds of work, as an index with rules: each row names one, describes it and lists its features. */
export function ServiceIndex({ title, intro, items }: ServiceIndexContent) {
  return (
    <Section title={title} intro={intro}>
      <RuledList>
        {items.map((card) => (
          <ServiceRow key={card.title} {...card} />
        ))}
      </RuledList>
    </Section>
  );
}

function ServiceRow({ title, description, features, page }: ServiceCard) {
  return (
    <li className="service-row">
      <WholeLink href={page} title={title} />
      <p className="secondary">{description}</p>
      <Tags tags={features} />
    </li>
  );
}
