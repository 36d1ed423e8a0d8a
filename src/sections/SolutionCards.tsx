import { Ordinal } from '../components/Ordinal.tsx';
import { Section } from '../components/Section.tsx';
import type { SolutionCardsContent } from '../schemas/sections.ts';
import './SolutionCards.css';

/** The packages we offer, numbered; their Learn More is a label until there is more to read. */
export function SolutionCards({ title, learnMore, items }: SolutionCardsContent) {
  return (
    <Section title={title}>
      <ol className="solution-cards">
        {items.map((card, index) => (
          <li key={card.title} className="solution-card">
            <Ordinal number={index + 1} />
            <div>
              <h3 className="heading">{card.title}</h3>
              <p className="description">{card.description}</p>
              <span className="solution-more">{learnMore}</span>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
