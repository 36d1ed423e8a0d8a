import { PointList } from '../components/PointList.tsx';
import { Section } from '../components/Section.tsx';
import type { ChallengesContent } from '../schemas/sections.ts';

/** The visitor's problems, as a list with rules: the title beside its description. */
export function Challenges({ title, intro, items }: ChallengesContent) {
  return (
    <Section title={title} intro={intro} heading="beside">
      <PointList points={items} />
    </Section>
  );
}
