import type { ReactNode } from 'react';
import '../components/ground/colours.css';
import './ClientStories.css';

interface QuoteProps {
  quote: string;
  name: string;
  role: string;
  /** Who is seen beside it. */
  children?: ReactNode;
}

/** What a client says of a story. */
export function Quote({ quote, name, role, children }: QuoteProps) {
  return (
    <figure className="spread-beat on-colour">
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      {children}
      <figcaption>
        {name}, {role}
      </figcaption>
    </figure>
  );
}
