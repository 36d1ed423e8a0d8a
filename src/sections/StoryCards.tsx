import { ClaimChart } from '../components/drawing/ClaimChart.tsx';
import { Section } from '../components/ground/Section.tsx';
import type { StoryCard as StoryCardContent } from '../schemas/entities.ts';
import type { BarLabels } from '../schemas/parts.ts';
import type { StoryCardsContent } from '../schemas/sections.ts';
import './StoryCards.css';

/** Short client stories, each with the change it brought. */
export function StoryCards({ title, labels, items }: StoryCardsContent) {
  return (
    <Section title={title}>
      <ul className={items.length % 3 === 0 ? 'story-grid' : 'story-grid story-pairs'}>
        {items.map((card) => (
          <StoryCard key={card.title} {...card} labels={labels} />
        ))}
      </ul>
    </Section>
  );
}

function StoryCard({ title, description, claim, labels }: StoryCardContent & { labels: BarLabels }) {
  return (
    <li>
      <ClaimChart claim={claim} labels={labels} />
      <h3 className="heading">{title}</h3>
      <p className="description">{description}</p>
    </li>
  );
}
