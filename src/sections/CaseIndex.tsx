import { textColours } from '../components/ground/colours.ts';
import { EmblemDrawing } from '../components/specimen/EmblemDrawing.tsx';
import { caseId } from '../lib/content/case-id.ts';
import type { CaseStudy } from '../schemas/entities.ts';
import './CaseIndex.css';

/** A list of the cases: the page's line draws something of each in passing, from two to the next two and back. */
export function CaseIndex({ items }: { items: CaseStudy[] }) {
  return (
    <ol className="case-index">
      {items.map(({ title, thing, colour }, index) => (
        <li key={title} className={textColours[colour]}>
          <a href={`#${caseId(index)}`}>
            <EmblemDrawing thing={thing} />
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
