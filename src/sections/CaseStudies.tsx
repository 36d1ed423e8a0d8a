import { ClaimChart } from '../components/ClaimChart.tsx';
import { ResultList } from '../components/ResultList.tsx';
import { Section } from '../components/Section.tsx';
import type { CaseStudy as CaseStudyContent } from '../schemas/entities.ts';
import type { CaseStudiesContent } from '../schemas/sections.ts';
import './CaseStudies.css';

/** Case studies: each a sequence of three columns, from what stood in the way to what came of it. */
export function CaseStudies({ title, labels, items }: CaseStudiesContent) {
  return (
    <Section title={title}>
      <ul>
        {items.map((study) => (
          <CaseStudy key={study.title} {...study} labels={labels} />
        ))}
      </ul>
    </Section>
  );
}

type CaseStudyProps = CaseStudyContent & { labels: CaseStudiesContent['labels'] };

function CaseStudy({ title, client, industry, challenges, solution, results, labels }: CaseStudyProps) {
  return (
    <li className="case-study">
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
        <div>
          <h4>{labels.results}</h4>
          {results.claims.map((claim) => (
            <ClaimChart key={claim.label} claim={claim} />
          ))}
          <ResultList points={results.points} />
        </div>
      </div>
    </li>
  );
}
