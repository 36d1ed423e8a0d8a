import { sides } from '../people/sides.tsx';
import type { Step } from '../step.ts';

/** An engineer who reads a letter at a desk, which the line draws. */
export const readLetter: Step = {
  line: 'H122q10 0 10-10v-66q0-10 10-10H264q10 0 10 10v66q0 10 10 10',
  drawing: (
    <>
      <circle className="sheet" cx="232" cy="-196" r="32" />
      <path d="M232-218v22l14 10" strokeWidth="4" />
      <path className="tint" d="M132 0v-86h142V0z" />
      <path className="sheet" d="M146-70h114v30H146z" />
      <path className="deep" d="M192-55h22v6h-22zM176-128l42-32 42 32z" />
      <path className="sheet" d="M184-142h68v40h-68z" />
      <path className="tint" d="m176-128 42 26 42-26v42h-84z" />
      <g transform="translate(84) scale(1.6)">
        {sides.inSari(
          'glasses',
          26,
          -78,
          <>
            <path className="sheet" d="m16-136 44 5-6 62-44-5z" />
            <path className="hot" d="m17-113 37 4-1.500 11-37-4z" />
            <path d="m20-126 20 2.500m-23 32 30 3m-31 6 22 2.500" />
          </>,
        )}
      </g>
    </>
  ),
};
