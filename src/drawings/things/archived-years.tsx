import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** An old computer that is switched off, and the shelf with the years that it kept, one of which is looked up. */
export const archivedYears: Thing = () =>
  ringed({
    width: 302,
    height: 150,
    spot: { x: 230, y: -48, r: 33 },
    rest: (
      <>
        <path className="tint" d="M14-144h92q12 0 12 12v82q0 12-12 12H14Q2-38 2-50v-82q0-12 12-12z" />
        <path className="deep" d="M16-116q0-16 16-16h56q16 0 16 16v40q0 14-16 14H32q-16 0-16-14z" />
        <path className="sheet" d="M44-38l-8 14h48l-8-14z" />
        <path d="M92-50h12" />
        <path className="tint" d="M8-24h104q8 0 8 8V0H0v-16q0-8 8-8z" />
        <path d="M14-11h46m36 0h12M130-92h18m-8-8l8 8-8 8" />
        <path className="sheet" d="M160 0v-138q0-12 12-12h118q12 0 12 12V0" />
        <path className="deep" d="M170-96v-36q0-9 9-9t9 9v36zm36 0v-36q0-9 9-9t9 9v36zm36 0v-36q0-9 9-9t9 9v36z" />
        <path className="tint" d="M188-96v-36q0-9 9-9t9 9v36zm36 0v-36q0-9 9-9t9 9v36zm38 0l9-40q10 0 17 4l-9 36z" />
        <path d="M160-96h142" />
        <path className="tint" d="M160-88h14V0h-14zm128 0h14V0h-14z" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M217-70h26v44h-26z" />
        <path className="on-hot" d="M224-60h12m-12 9h12" />
      </>
    ),
  });
