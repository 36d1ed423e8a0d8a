import { Section } from '../components/Section.tsx';
import type { ChallengesContent } from '../schemas/sections.ts';

/** The visitor's problems, as a list with rules: the title beside its description. */
export function Challenges({ title, intro, items }: ChallengesContent) {
  return (
    <Section title={title} intro={intro} heading="beside">
      <ul className="ruled-list">
        {items.map((item) => (
          <li key={item.title} className="ruled-row">
            <h3 className="heading">{item.title}</h3>
            <p className="text-muted">{item.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
