import type { ReactNode } from 'react';
import '../components/ground/colours.css';
import { SpeakerDrawing } from '../components/specimen/SpeakerDrawing.tsx';
import type { SpeakerName } from '../schemas/drawings.ts';
import './ClientStories.css';

interface QuoteProps {
  quote: string;
  name: string;
  role: string;
  /** Who says it, drawn. */
  speaker?: SpeakerName | undefined;
  /** What is seen beside it, where nobody is. */
  children?: ReactNode;
}

/** What a client says of a story, in a bubble. */
export function Quote({ quote, name, role, speaker, children }: QuoteProps) {
  return (
    <div className="spread-beat on-colour">
      <figure>
        <blockquote>{quote}</blockquote>
        <figcaption>
          {name}, {role}
        </figcaption>
      </figure>
      {speaker ? <SpeakerDrawing name={speaker} className="outcome" /> : children}
    </div>
  );
}
