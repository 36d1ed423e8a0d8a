import '../components/ground/colours.css';
import { CallerDrawing } from '../components/specimen/CallerDrawing.tsx';
import { storyId } from '../lib/content/story-id.ts';
import type { ClientStory } from '../schemas/entities.ts';
import './StoryIndex.css';

interface StoryIndexProps {
  title: string;
  stories: ClientStory[];
}

/** Who called, side by side on the line that goes on to the first of them; each leads to the own story. */
export function StoryIndex({ title, stories }: StoryIndexProps) {
  return (
    <div className="story-index on-colour">
      <h2 className="poster">{title}</h2>
      <p className="story-callers">
        {stories.map(({ name, industry, thing }, index) => (
          <a key={name} href={`#${storyId(index)}`} aria-label={industry}>
            {thing && <CallerDrawing thing={thing} />}
          </a>
        ))}
      </p>
    </div>
  );
}
