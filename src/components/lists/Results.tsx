import type { OutcomeName } from '../../schemas/drawings.ts';
import type { BarLabels, Claim } from '../../schemas/parts.ts';
import { ClaimChart } from '../drawing/ClaimChart.tsx';
import { OutcomeDrawing } from './OutcomeDrawing.tsx';
import { ResultList } from './ResultList.tsx';

interface ResultsProps {
  claims: Claim[];
  points: string[];
  /** What is drawn beside them. */
  drawing?: OutcomeName | undefined;
  labels: BarLabels & { results: string };
  /** The classes of a ground of its own. */
  ground?: string | undefined;
}

/** What came of a piece of work: what was measured, drawn, and the rest in points. */
export function Results({ claims, points, drawing, labels, ground }: ResultsProps) {
  return (
    <div className={ground}>
      <h4 className="heading">{labels.results}</h4>
      {claims.map((claim) => (
        <ClaimChart key={claim.label} claim={claim} labels={labels} />
      ))}
      <ResultList points={points} />
      {drawing && <OutcomeDrawing name={drawing} />}
    </div>
  );
}
