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
    /** The classes of the ground on which stands what came of it. */
    ground: string;
    /** Whether all of it stands on that colour. */
    isWhole: boolean;
  };

/** What stood in the way of a case, what was built, and what came of it. */
export function CasePanels({
  challenges,
  troubles,
  solution,
  results,
  colour,
  ground,
  isWhole,
  labels,
}: CasePanelsProps) {
  const [lead, rest] = firstSentence(solution);
  return (
    <div className={`panels ${isWhole ? 'on-colour ' : ''}${textColours[colour]}`}>
      <h4 className="heading">{labels.challenge}</h4>
      <ol className="panel-row">
        {challenges.map((point, at) => (
          <li key={point}>
            {point}
            {troubles && <TroubleDrawing name={troubles} at={at} />}
          </li>
        ))}
      </ol>
      <div className="case-solution">
        <h4 className="heading">{labels.solution}</h4>
        <p>
          <b>{lead}</b> {rest}
        </p>
      </div>
      <Results {...results} labels={labels} ground={`${ground} case-results`} listClass="case-points">
        {results.drawing && <OutcomeDrawing name={results.drawing} className="outcome" />}
      </Results>
    </div>
  );
}
