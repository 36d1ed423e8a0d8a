import { Section } from '../components/ground/Section.tsx';
import { PhotographFigure } from '../components/pictures/PhotographFigure.tsx';
import { Unbroken } from '../components/prose/Unbroken.tsx';
import { BeginningDrawing } from '../drawings/BeginningDrawing.tsx';
import { firstSentence } from '../lib/format/first-sentence.ts';
import type { Photograph } from '../schemas/photograph.ts';
import type { StoryContent } from '../schemas/sections.ts';
import './Story.css';

type StoryProps = StoryContent & { team?: Photograph | undefined };

/**
 * How it began, across the page; below that a text in a few paragraphs: its first sentence large, the others in columns, which cut
 * no paragraph; and below it those whose story it is.
 */
export function Story({ title, paragraphs: [opening = '', ...paragraphs], drawing, team }: StoryProps) {
  const [first, rest] = firstSentence(opening);
  return (
    <Section title={title}>
      {drawing && <BeginningDrawing name={drawing} isNarrow className="story-drawing story-drawing-narrow" />}
      {drawing && <BeginningDrawing name={drawing} className="story-drawing" />}
      <div className="story">
        <p>
          <b>{first}</b> <Unbroken text={rest} />
        </p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Unbroken text={paragraph} />
          </p>
        ))}
        {team && <PhotographFigure {...team} room="page" />}
      </div>
    </Section>
  );
}
