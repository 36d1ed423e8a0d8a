import { Section } from '../components/ground/Section.tsx';
import { ResultList } from '../components/lists/ResultList.tsx';
import { Results } from '../components/lists/Results.tsx';
import { RecordPanel } from '../components/specimen/RecordPanel.tsx';
import type { CaseStudy as CaseStudyContent } from '../schemas/entities.ts';
import type { CaseStudiesContent } from '../schemas/sections.ts';
import './CaseStudies.css';

/** Case studies: each a sequence of three columns, from what stood in the way to what came of it. */
export function CaseStudies({ title, labels, items, note }: CaseStudiesContent & { note: string }) {
  return (
    <Section title={title}>
      <ul className="tall-list">
        {items.map((study) => (
          <CaseStudy key={study.title} {...study} labels={labels} note={note} />
        ))}
      </ul>
    </Section>
  );
}

type CaseStudyProps = CaseStudyContent & { labels: CaseStudiesContent['labels']; note: string };

function CaseStudy({
  title,
  client,
  industry,
  challenges,
  solution,
  results,
  record,
  colour,
  labels,
  note,
}: CaseStudyProps) {
  return (
    <li>
      <div className="case-study">
        <p className="note">
          {industry} · {client}
        </p>
        <h3 className="subtitle case-title">{title}</h3>
        <div className="case-columns">
          <div>
            <h4>{labels.challenge}</h4>
            <ResultList points={challenges} />
          </div>
          <div>
            <h4>{labels.solution}</h4>
            <p className="secondary">{solution}</p>
          </div>
          <Results {...results} labels={labels} />
        </div>
        {record && <RecordPanel record={record} colour={colour} note={note} />}
      </div>
    </li>
  );
}
