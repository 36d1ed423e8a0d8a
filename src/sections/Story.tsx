import { Section } from '../components/ground/Section.tsx';
import { PhotographFigure } from '../components/pictures/PhotographFigure.tsx';
import type { Photograph } from '../schemas/photograph.ts';
import type { StoryContent } from '../schemas/sections.ts';
import './Story.css';

type StoryProps = StoryContent & { team?: Photograph | undefined };

/**
 * A text in a few paragraphs: the first one large, over the full width, the others in columns; and below it those whose story it
 * is.
 */
export function Story({ title, paragraphs, team }: StoryProps) {
  return (
    <Section title={title}>
      <div className="story">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {team && <PhotographFigure {...team} room="page" />}
      </div>
    </Section>
  );
}
