import { Children } from 'react';
import type { Inline } from '../../schemas/prose.ts';
import './ProseLine.css';

/** A line of running text, with its links and what is stressed in it. */
export function ProseLine({ content }: { content: Inline[] }) {
  return <>{Children.toArray(content.map(partOf))}</>;
}

function partOf(part: Inline) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code className="prose-code">{part.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return (
        <a className="prose-link" href={part.href}>
          <ProseLine content={part.content} />
        </a>
      );
    case 'strong':
      return (
        <strong className="prose-strong">
          <ProseLine content={part.content} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <ProseLine content={part.content} />
        </em>
      );
  }
}
