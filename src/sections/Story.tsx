import { Section } from '../components/ground/Section.tsx';
import type { StoryContent } from '../schemas/sections.ts';
import './Story.css';

/** A text in a few paragraphs: the first one large, over the full width, the others in columns. */
export function Story({ title, paragraphs }: StoryContent) {
  return (
    <Section title={title} rank="poster">
      <div className="story">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
