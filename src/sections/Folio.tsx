import { Section } from '../components/ground/Section.tsx';
import { Drawing } from '../drawings/Drawing.tsx';
import { papers as drawings } from '../drawings/papers.ts';
import type { DeliverablesContent } from '../schemas/sections.ts';
import './Folio.css';

/** What the client holds in hand at the end: papers, each with its drawing. */
export function Folio({ title, intro, items, form = 'sheet', papers }: DeliverablesContent) {
  return (
    <Section title={title} intro={intro} tone="raised">
      <ul className={`folio folio-${form} ${form === 'index' || form === 'listing' ? '' : 'folio-loose'}`}>
        {items.map((item, index) => {
          const paper = papers?.[index];
          return (
            <li key={item}>
              {paper && (
                <Drawing viewBox="-4 -2 308 154" width={300} height={150}>
                  {drawings[paper]}
                </Drawing>
              )}
              {item}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
