import { textColours } from '../components/ground/colours.ts';
import { PosterHeading } from '../components/ground/PosterHeading.tsx';
import { ResultList } from '../components/lists/ResultList.tsx';
import { Results } from '../components/lists/Results.tsx';
import { LargeRecords } from '../components/specimen/LargeRecords.tsx';
import { RecordPanel } from '../components/specimen/RecordPanel.tsx';
import { RecordThing } from '../components/specimen/RecordThing.tsx';
import type { CaseStudy as CaseStudyContent } from '../schemas/entities.ts';
import type { CaseStudiesContent } from '../schemas/sections.ts';
import './CaseStudies.css';

/** Case studies: each opens with a cover, on which its record is the picture, and goes on with what came of it, large, above the way there. */
export function CaseStudies({ title, labels, items, note }: CaseStudiesContent & { note: string }) {
  return (
    <section className="cases">
      <PosterHeading title={title} text={[]} />
      <LargeRecords>
        {items.map((study, index) => (
          <CaseStudy key={study.title} {...study} index={index} labels={labels} note={note} />
        ))}
      </LargeRecords>
    </section>
  );
}

type CaseStudyProps = CaseStudyContent & { index: number; labels: CaseStudiesContent['labels']; note: string };

/** How the title and the record stand on a cover; one after the other, so that neighbours differ. A title alone, as on the first. */
const COVERS = ['cover', 'cover cover-left line-from-right', 'cover cover-wide', 'cover cover-right'];

function CaseStudy({
  title,
  client,
  industry,
  challenges,
  solution,
  results,
  record,
  thing,
  colour,
  index,
  labels,
  note,
}: CaseStudyProps) {
  return (
    <li>
      <div className={`${COVERS[record ? index % COVERS.length : 0]} on-colour ${textColours[colour]}`}>
        <div className="cover-words">
          <p>
            {industry} · {client}
          </p>
          <h3 className="cover-title">{title}</h3>
          {record && thing && <RecordThing thing={thing} className="cover-thing" />}
        </div>
        {record && <RecordPanel record={record} colour={colour} note={note} />}
      </div>
      <div className="story-parts case-columns">
        <div>
          <h4 className="heading">{labels.challenge}</h4>
          <ResultList points={challenges} />
        </div>
        <div>
          <h4 className="heading">{labels.solution}</h4>
          <p className="case-solution">{solution}</p>
        </div>
        <Results {...results} labels={labels} />
      </div>
    </li>
  );
}
