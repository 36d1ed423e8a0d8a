import { type Bars, bars, sign } from '../../lib/drawing/claim.ts';
import type { BarLabels, Claim } from '../../schemas/parts.ts';
import './ClaimChart.css';

const WIDTH = 240;
const HEIGHT = 14;

/** A measured change: its figure set large, what changed, and bars that say which is before and which after. */
export function ClaimChart({ claim, labels }: { claim: Claim; labels: BarLabels }) {
  const lengths = bars(claim);
  return (
    <figure>
      <figcaption>
        <span className="claim-value">
          {sign(claim)}
          {claim.percent}%
        </span>
        <span className="claim-label">
          {claim.label}
          {claim.period && ` ${claim.period}`}
        </span>
      </figcaption>
      {lengths && <ClaimBars lengths={lengths} labels={labels} />}
    </figure>
  );
}

function ClaimBars({ lengths, labels }: { lengths: Bars; labels: BarLabels }) {
  return (
    <dl className="claim-bars">
      {(['before', 'after'] as const).map((moment) => (
        <div key={moment}>
          <dt>{labels[moment]}</dt>
          <dd aria-hidden="true">
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.round(lengths[moment] * WIDTH)} height={HEIGHT} className={`claim-${moment}`} />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
