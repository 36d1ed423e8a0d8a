import { bars } from '../lib/claim.ts';
import type { Claim } from '../schemas/parts.ts';
import './ClaimChart.css';

const WIDTH = 240;
const HEIGHT = 14;

/** A measured change: its figure set large, what changed, and bars that show before and after. */
export function ClaimChart({ claim }: { claim: Claim }) {
  const { before, after, sign } = bars(claim);
  return (
    <figure>
      <figcaption>
        <span className="claim-value">
          {sign}
          {claim.percent}%
        </span>
        <span className="claim-label">
          {claim.label}
          {claim.period && ` ${claim.period}`}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${2 * HEIGHT + 6}`} aria-hidden="true" className="claim-bars">
        <rect width={before * WIDTH} height={HEIGHT} className="claim-before" />
        <rect y={HEIGHT + 6} width={after * WIDTH} height={HEIGHT} className="claim-after" />
      </svg>
    </figure>
  );
}
