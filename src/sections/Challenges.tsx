import { PageKolam } from '../components/PageKolam.tsx';
import { PointList } from '../components/PointList.tsx';
import { Section } from '../components/Section.tsx';
import type { KolamContent } from '../schemas/parts.ts';
import type { ChallengesContent } from '../schemas/sections.ts';

interface Drawing {
  path: string;
  kolam: KolamContent;
}

/** The visitor's problems, as a list with rules: the title beside its description; below the heading perhaps a drawing. */
export function Challenges({ title, intro, items, drawing }: ChallengesContent & { drawing?: Drawing }) {
  return (
    <Section
      title={title}
      intro={intro}
      heading="beside"
      aside={drawing && <PageKolam {...drawing.kolam} path={drawing.path} />}
    >
      <PointList points={items} />
    </Section>
  );
}
