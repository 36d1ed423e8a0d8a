import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { turned } from '../people/person.tsx';
import type { Step } from '../step.ts';

/** A counter below a roof that the line draws, and an engineer who notes what its clerk shows. */
export const seenCounter: Step = {
  line: 'H6q10 0 10-10V-146q0-8 8-12L132-230q9-5 18 0l108 72q8 4 8 12v136q0 10 10 10',
  drawing: (
    <>
      <path className="sheet" d="M16 0v-146q0-8 8-12L132-230q9-5 18 0l108 72q8 4 8 12V0z" />
      <path className="deep" d="M28-160 132-230q9-5 18 0l104 70z" />
      <path className="hot" d="M106-196h70v26h-70z" />
      <path d="M116-187h50m-50 8h34" />
      <path className="tint" d="M150-128h104v8H150zM160-128v-20h22v20zm30 0v-26h18v26zm26 0v-16h28v16z" />
      <g transform="translate(172) scale(1.18)">
        {tops.kurta}
        {turned(heads.grey)}
        {arms.leftOut()}
        {arms.rightBent()}
      </g>
      <path className="deep" d="M128-74h132v10H128z" />
      <path className="tint" d="M136-64h118V0H136z" />
      <path className="sheet" d="M146-54h98v42h-98zM124-88h40v14h-40z" />
      <path d="M156-42h40m-40 12h64M130-81h26" />
      <g transform="translate(28) scale(1.36)">
        {below.trousers}
        {heads.helmet}
        {tops.shirt}
        {arms.leftBent()}
        <path className="sheet" d="m22-84 27 5-6 33-27-5z" />
        <path d="m27-76 15 3m-17 5 15 3m-17 5 10 2" />
        {arms.rightBent()}
      </g>
    </>
  ),
};
