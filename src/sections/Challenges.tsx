import { Section } from '../components/ground/Section.tsx';
import { PointList } from '../components/lists/PointList.tsx';
import { LinkedText } from '../components/prose/LinkedText.tsx';
import type { ChallengesContent } from '../schemas/sections.ts';
import './Challenges.css';

type ChallengesProps = ChallengesContent & Required<Pick<ChallengesContent, 'arrangement'>>;

/** The visitor's problems: as a list with rules, each title beside its description, or as short columns below a line. */
export function Challenges({ title, intro, items, arrangement }: ChallengesProps) {
  if (arrangement === 'rows')
    return (
      <Section title={title} intro={intro} heading="beside">
        <PointList points={items} />
      </Section>
    );
  return (
    <Section title={title} intro={intro}>
      <ul className="challenge-columns">
        {items.map((item) => (
          <li key={item.title} className="challenge">
            <h3 className="heading">{item.title}</h3>
            <p className="description">
              <LinkedText text={item.description} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
