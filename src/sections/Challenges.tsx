import { KolamDrawing } from '../components/KolamDrawing.tsx';
import { PointList } from '../components/PointList.tsx';
import { Section } from '../components/Section.tsx';
import { pageKolam } from '../lib/kolam/page-kolam.ts';
import type { KolamContent } from '../schemas/parts.ts';
import type { ChallengesContent } from '../schemas/sections.ts';

interface Drawing {
  path: string;
  kolam: KolamContent;
}

/** The visitor's problems, as a list with rules: the title beside its description; below the heading perhaps a drawing. */
export function Challenges({ title, intro, items, drawing }: ChallengesContent & { drawing?: Drawing }) {
  const aside = drawing && (
    <KolamDrawing drawing={pageKolam(drawing.path, drawing.kolam)} colour={drawing.kolam.colour} />
  );
  return (
    <Section title={title} intro={intro} heading="beside" aside={aside}>
      <PointList points={items} />
    </Section>
  );
}
