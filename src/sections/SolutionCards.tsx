import { Section } from '../components/Section.tsx';
import type { SolutionCardsContent } from '../schemas/sections.ts';

/** The packages we offer, numbered; their Learn More is a label until there is more to read. */
export function SolutionCards({ title, learnMore, cards }: SolutionCardsContent) {
  return (
    <Section title={title}>
      <ol className="solution-cards">
        {cards.map((card, index) => (
          <li key={card.title} className="solution-card">
            <span aria-hidden="true" className="work-number">
              {index + 1}
            </span>
            <h3 className="heading mt-4">{card.title}</h3>
            <p className="mt-2 text-muted">{card.description}</p>
            <span className="mt-4 block text-small font-bold">{learnMore}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
