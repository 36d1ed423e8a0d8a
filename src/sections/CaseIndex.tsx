import { textColours } from '../components/ground/colours.ts';
import { EmblemDrawing } from '../components/specimen/EmblemDrawing.tsx';
import type { CaseStudy } from '../schemas/entities.ts';
import './CaseIndex.css';

interface CaseIndexProps {
  items: CaseStudy[];
  /** The address of a case on this page. */
  idOf: (index: number) => string;
}

/** A list of the cases: the page's line draws something of each in passing, and comes back below the titles. */
export function CaseIndex({ items, idOf }: CaseIndexProps) {
  return (
    <ol className="case-index">
      {items.map(({ title, thing, colour }, index) => (
        <li key={title} className={textColours[colour]}>
          <a href={`#${idOf(index)}`}>
            <EmblemDrawing thing={thing} />
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
