import { Children } from 'react';
import { textParts } from '../../lib/content/linked-text.ts';
import './ProseLine.css';

/** A text of the content with the links that stand in it. */
export function LinkedText({ text }: { text: string }) {
  const parts = textParts(text).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.href} className="prose-link" href={part.href}>
        {part.label}
      </a>
    ),
  );
  return <>{Children.toArray(parts)}</>;
}
