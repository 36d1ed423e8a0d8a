import { ClaimChart } from '../components/ClaimChart.tsx';
import { ResultList } from '../components/ResultList.tsx';
import { Section } from '../components/Section.tsx';
import type { CaseStudy as CaseStudyContent } from '../schemas/entities.ts';
import type { CaseStudiesContent } from '../schemas/sections.ts';

/** Case studies: each a sequence of three columns, from what stood in the way to what came of it. */
export function CaseStudies({ title, labels, cases }: CaseStudiesContent) {
  return (
    <Section title={title}>
      <ul className="grid gap-16">
        {cases.map((study) => (
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
      <p className="text-small text-muted">
        {industry} · {client}
      </p>
      <h3 className="case-title">{title}</h3>
      <div className="case-columns">
        <div>
          <h4 className="case-label">{labels.challenge}</h4>
          <ResultList points={challenges} />
        </div>
        <div>
          <h4 className="case-label">{labels.solution}</h4>
          <p className="text-muted">{solution}</p>
        </div>
        <div>
          <h4 className="case-label">{labels.results}</h4>
          {results.claims.map((claim) => (
            <ClaimChart key={claim.label} claim={claim} />
          ))}
          <ResultList points={results.points} />
        </div>
      </div>
    </li>
  );
}
