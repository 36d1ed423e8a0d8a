import { textColours } from '../components/ground/colours.ts';
import { Results } from '../components/lists/Results.tsx';
import { OutcomeDrawing } from '../components/specimen/OutcomeDrawing.tsx';
import { TroubleDrawing } from '../components/specimen/TroubleDrawing.tsx';
import { firstSentence } from '../lib/format/first-sentence.ts';
import type { CaseStudy } from '../schemas/entities.ts';
import type { CaseStudiesContent } from '../schemas/sections.ts';
import './CasePanels.css';

type CasePanelsProps = Pick<CaseStudy, 'challenges' | 'troubles' | 'solution' | 'results' | 'colour'> &
  Pick<CaseStudiesContent, 'labels'> & {
    /** A picture story, things on a road, papers, or a class below its blackboard. */
    form: 'story' | 'road' | 'papers' | 'class' | undefined;
  };

/** What stood in the way of a case, what was built, and what came of it. */
export function CasePanels({ challenges, troubles, solution, results, colour, form, labels }: CasePanelsProps) {
  const [lead, rest] = firstSentence(solution);
  return (
    <div className={`panels panels-${form} on-colour ${textColours[colour]}`}>
      <div>
        <h4 className="heading">{labels.challenge}</h4>
        <ol className="panel-row">
          {challenges.map((point, at) => (
            <li key={point}>
              {point}
              {troubles && <TroubleDrawing name={troubles} at={at} />}
            </li>
          ))}
        </ol>
      </div>
      <div>
        <div>
          <h4 className="heading">{labels.solution}</h4>
          <p className="case-solution">
            <b>{lead}</b> {rest}
          </p>
        </div>
        <Results {...results} labels={labels} listClass="result-points">
          {results.drawing && <OutcomeDrawing name={results.drawing} className="outcome" />}
        </Results>
      </div>
    </div>
  );
}
