import { Section } from '../components/Section.tsx';
import type { SolutionsContent } from '../schemas/sections.ts';
import './Modules.css';

/** The parts of a system, side by side with shared edges, as parts of one thing. */
export function Modules({ title, intro, items }: SolutionsContent) {
  return (
    <Section title={title} intro={intro} tone="raised">
      <ul className="modules">
        {items.map((card) => (
          <li key={card.title} className="module">
            <h3 className="heading">{card.title}</h3>
            <p className="description">{card.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
