import { Section } from '../components/ground/Section.tsx';
import { PointWords } from '../components/prose/PointWords.tsx';
import { objects } from '../drawings/objects.ts';
import { PARTS } from '../schemas/drawings.ts';
import type { AnatomyContent } from '../schemas/sections.ts';
import type { RecordContent } from '../schemas/specimen.ts';
import './Anatomy.css';

/** The thing that one gets, taken apart on the page's dark colour: each service is one of its six parts. */
export function Anatomy({ title, intro, items, form, record }: AnatomyContent & { record: RecordContent }) {
  const callouts = items.map((part) => (
    <div key={part.title} className="callout">
      <PointWords {...part} className="subtitle" />
    </div>
  ));
  return (
    <Section title={title} intro={intro} tone="deep" rank="poster">
      {form && items.length === PARTS ? (
        objects[form]({ callouts, record })
      ) : (
        <ol className="plain-parts">
          {callouts.map((callout) => (
            <li key={callout.key}>{callout}</li>
          ))}
        </ol>
      )}
    </Section>
  );
}
