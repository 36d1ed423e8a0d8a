import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** An old computer that is switched off, and the shelf with the years that it kept, one of which is looked up. */
export const archivedYears: Thing = () =>
  ringed({
    width: 302,
    height: 150,
    spot: { x: 231, y: -48, r: 33 },
    rest: (
      <>
        <path className="tint" d="M14-150h98q12 0 12 12v86q0 12-12 12H14Q2-40 2-52v-86q0-12 12-12z" />
        <path className="hair" d="M18-122q0-14 14-14h62q14 0 14 14v42q0 14-14 14H32q-14 0-14-14z" />
        <path className="deep" d="M46-40l-8 14h50l-8-14z" />
        <path d="M98-53h12" />
        <path className="tint" d="M8-26h110q8 0 8 8V0H0v-18q0-8 8-8z" />
        <path d="M14-13h46m40 0h12" />
        <path className="sheet" d="M160 0v-150h140V0" />
        <path className="deep" d="M170-96v-36q0-9 9-9t9 9v36zm36 0v-36q0-9 9-9t9 9v36zm36 0v-36q0-9 9-9t9 9v36z" />
        <path className="tint" d="M188-96v-36q0-9 9-9t9 9v36zm36 0v-36q0-9 9-9t9 9v36zm38 0l9-40q10 0 17 4l-9 36z" />
        <path d="M160-96h140" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M218-70h26v44h-26z" />
        <path className="on-hot" d="M225-60h12m-12 9h12" />
      </>
    ),
  });
