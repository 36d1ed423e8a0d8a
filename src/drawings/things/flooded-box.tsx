import { cover } from '../cover.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { limb, sleeve } from '../people/limb.ts';
import { turned } from '../people/person.tsx';
import type { Thing } from '../thing.ts';

/** From above to the floor, between the box and the umbrella and beyond that. */
const RAIN =
  'M170-152l-7 28M206-66l-14 56M262-56l-11 44M282-104l-14 52M282-150l-5 20M50-26l-5 20M22-26l-5 20M124-26l-5 20';

/** A sensor box in the rain, cut open, whose outline is the line: a drop falls from its lid. Somebody with an umbrella looks in. */
export const floodedBox: Thing = () =>
  cover({
    width: 284,
    spot: { x: 80, y: -90, r: 60 },
    contour:
      'H66v-32h-48a12 12 0 0 1-12-12v-84h-2a4 4 0 0 1-4-4v-14a10 10 0 0 1 10-10h140a10 10 0 0 1 10 10v14a4 4 0 0 1-4 4h-2v84a12 12 0 0 1-12 12h-48v32',
    rest: (
      <>
        <path strokeDasharray="11 13" d={RAIN} />
        <path className="tint" d="M178-156h10V0h-10z" />
        <path vectorEffect="none" strokeWidth="5" d="M160-104q8 0 8 26 0 22 6 22t6-22v-46" />
        <path className="tint" d="M174-46q14 22 0 22t0-22" />
        <path vectorEffect="none" strokeWidth="4" d="M238-150v88" />
        <path className="shine" d="M192-112q2-34 46-42 44 8 46 42-12-9-23 0-12-9-23 0-12-9-23 0-12-9-23 0z" />
        <path className="hot" d="M215-112q4-30 23-42 19 12 23 42-12-9-23 0-12-9-23 0z" />
        <g transform="translate(215) scale(1.120)">
          {below.sari}
          {turned(heads.bun)}
          {tops.blouse}
          <path className="skin" d={limb([34, -78], [38, -58], [20, -62])} />
          <path className="tint" d={sleeve([34, -79], [37.5, -62])} />
          <path className="skin" d={limb([14, -78], [2, -66], [-18, -74])} />
          <path className="tint" d={sleeve([15, -79], [5, -68])} />
        </g>
      </>
    ),
    hot: (
      <>
        <path className="deep" strokeWidth="0" d="M66-32h28v32h-28zM6-128h148v84q0 12-12 12h-124q-12 0-12-12z" />
        <path className="tint" strokeWidth="0" d="M0-132v-14q0-10 10-10h140q10 0 10 10v14q0 4-4 4h-152q-4 0-4-4z" />
        <path className="sheet" d="M16-128h128v86h-128z" />
        <path className="shine" d="M30-84h76v34h-76z" />
        <path className="hair" d="M42-76h24v20H42z" />
        <path vectorEffect="none" strokeWidth="5" d="M90-68h20q16 0 18-18t16-18" />
        <path className="deep" d="M144-112h18v16h-18z" />
        <path className="tint" d="M16-58q16-8 32 0t32 0 32 0 32 0v16h-128z" />
        <path className="tint" d="M36-126q14 22 0 22t0-22m82 2q14 22 0 22t0-22" />
        <path className="hot" d="M78-126q30 40 0 40t0-40" />
      </>
    ),
  });
