import { Section } from '../components/ground/Section.tsx';
import type { StoryContent } from '../schemas/sections.ts';
import './Story.css';

/** A text in a few paragraphs, the first one larger. */
export function Story({ title, paragraphs }: StoryContent) {
  return (
    <Section title={title} heading="beside">
      <div className="story">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
