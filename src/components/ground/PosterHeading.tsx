import { LinkedText } from '../prose/LinkedText.tsx';
import './PosterHeading.css';

interface PosterHeadingProps {
  title: string;
  /** What stands beside it, in paragraphs. */
  text: readonly string[];
}

/** The heading of a band by which a page is remembered, and beside it, where there is room, what it is about. */
export function PosterHeading({ title, text }: PosterHeadingProps) {
  return (
    <header className="poster-heading">
      <h2 className="poster">{title}</h2>
      {text.length > 0 && (
        <div>
          {text.map((paragraph) => (
            <p key={paragraph}>
              <LinkedText text={paragraph} />
            </p>
          ))}
        </div>
      )}
    </header>
  );
}
