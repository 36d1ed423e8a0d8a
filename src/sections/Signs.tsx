import { Section } from '../components/Section.tsx';
import type { ChallengesContent } from '../schemas/sections.ts';
import './Signs.css';

/** The signs by which a visitor knows that a service is needed: short columns below a line. */
export function Signs({ title, intro, items }: ChallengesContent) {
  return (
    <Section title={title} intro={intro}>
      <ul className="signs">
        {items.map((item) => (
          <li key={item.title} className="sign">
            <h3 className="heading">{item.title}</h3>
            <p className="description">{item.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
