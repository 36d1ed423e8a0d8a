import type { ReactNode } from 'react';
import type { BarLabels, Claim } from '../../schemas/parts.ts';
import { ClaimChart } from '../drawing/ClaimChart.tsx';
import { ResultList } from './ResultList.tsx';

interface ResultsProps {
  claims: Claim[];
  points: string[];
  labels: BarLabels & { results: string };
  /** The classes of a ground of its own. */
  ground?: string | undefined;
  /** That of points with a look of their own. */
  listClass?: string | undefined;
  /** What is drawn of it. */
  children?: ReactNode;
}

/** What came of a piece of work: what was measured, drawn, and the rest in points. */
export function Results({ claims, points, labels, ground, listClass, children }: ResultsProps) {
  return (
    <div className={ground}>
      <h4 className="heading">{labels.results}</h4>
      {claims.map((claim) => (
        <ClaimChart key={claim.label} claim={claim} labels={labels} />
      ))}
      <ResultList points={points} className={listClass} />
      {children}
    </div>
  );
}
