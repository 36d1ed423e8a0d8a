import { Drawing } from '../Drawing.tsx';
import type { FoldForm } from '../fold.ts';
import { man } from '../things/man.tsx';
import { woman } from '../things/woman.tsx';
import './steps.css';

const slope = (name: string) => (
  <svg
    viewBox="0 0 100 100"
    width="100"
    preserveAspectRatio="none"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
    className={`drawing step ${name}`}
  >
    <path className="run" d="M100 0L0 100" />
  </svg>
);

/** Two managers with two charts of one month: where the first one ends, the second one should end as well. */
const answers = (
  <Drawing viewBox="-2 -164 564 166" width={564} height={166} className="answers">
    <path d="M0 0h560" />
    {man({}).drawing}
    <path className="sheet" d="M62-160h190v130H62zM300-160h190v130H300z" />
    <path d="M90-30 76 0M224-30l14 30M328-30 314 0M462-30l14 30M76-44h162m76 0h162" />
    <path
      className="tint"
      d="M84-44v-30h20v30m12 0v-42h20v42m12 0v-58h20v58m12 0v-78h20v78M322-44v-26h20v26m12 0v-34h20v34m12 0v-30h20v30m12 0v-42h20v42"
    />
    <path className="deep" d="M212-44v-98h20v98" />
    <path className="hot" d="M450-44v-48h20v48" />
    <path className="missing" d="M232-142h248M460-102v-32" />
    <g transform="translate(514)">{woman({}).drawing}</g>
  </Drawing>
);

/**
 * Steps in which each part rests on those before it, so that on wide windows the first lies lowest, and a line that climbs along
 * their corners. In each row it goes from the corner of its step to that of the next, or to the edge of the window, which are
 * as far apart as both steps differ: so the sheet places it, and it is true at any height of a row.
 */
export const steps: FoldForm = {
  problems: [3, 3],
  foot: answers,
  piece: (index, count) => (
    <>
      {slope('')}
      {index === 0 && slope('step-first')}
      {index === count - 1 && slope('step-last')}
    </>
  ),
};
