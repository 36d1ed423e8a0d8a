import { textColours } from '../components/ground/colours.ts';
import { CallerDrawing } from '../components/specimen/CallerDrawing.tsx';
import { storyId } from '../lib/content/story-id.ts';
import type { ClientStory } from '../schemas/entities.ts';
import './StoryIndex.css';

interface StoryIndexProps {
  title: string;
  stories: ClientStory[];
}

/** Who called, each in a bay of the line that goes on to the first story; each leads to the own one. */
export function StoryIndex({ title, stories }: StoryIndexProps) {
  return (
    <div className="story-index">
      <h2 className="visually-hidden">{title}</h2>
      {stories.map(({ name, industry, thing, colour }, index) => (
        <a key={name} href={`#${storyId(index)}`} className={textColours[colour]}>
          {thing && <CallerDrawing thing={thing} />}
          {industry}
        </a>
      ))}
    </div>
  );
}
