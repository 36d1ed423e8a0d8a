import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import type { Step } from '../step.ts';

/** A question mark. */
const ASKED = 'q0-12 11-12t11 11q0 7-7 11-4 3-4 9m0 12h0';

/** Three questions on a list that the line draws: how many people, how many documents, which software; and who asks them on the telephone. */
export const askedList: Step = {
  line: 'H124q10 0 10-10v-206q0-14 14-14H252q14 0 14 14v206q0 10 10 10',
  drawing: (
    <>
      <g transform="translate(-10)">
        <path className="sheet" d="M144 0v-216q0-14 14-14H262q14 0 14 14V0z" />
        <path className="tint" d="M158-216h104v56H158zm0 134h104v56H158z" />
        <path className="hot" d="M158-149h104v56H158z" />
        <path className="deep" d="M170-164v-12q0-10 11-10t11 10v12zm22 0v-12q0-8 9-8t9 8v12z" />
        <path className="skin" d="M174-196a7 7 0 0 1 14 0 7 7 0 0 1-14 0m21 3a6 6 0 0 1 12 0 6 6 0 0 1-12 0" />
        <path className="sheet" d="M176-137h26v34h-26zm-6-5h26v34h-26z" />
        <path d="M176-134h14m-14 8h14m-14 8h9" />
        <path className="deep" d="M168-74h46v32h-46zM186-42h10v8h-10z" />
        <path d={`M228-192${ASKED}M228-125${ASKED}M228-58${ASKED}`} strokeWidth="6" />
      </g>
      <g transform="translate(10) scale(1.6)">
        {below.sari}
        {heads.plait}
        {tops.blouse}
        {arms.rightUp()}
        <path className="deep" d="M35-107q0-5 5-5h11l4 14-5 2-3-7-5 10 3 5-4 4q-6-2-6-10z" />
        <path className="sheet" d="m2-78 26-5 5 28-26 5z" />
        <path d="m7-72 14-3m-13 10 14-3m-13 10 9-2" />
        {arms.leftBent()}
      </g>
      <path d="M92-150q30 24 0 50t-6 60q6 34-26 40" strokeWidth="3" />
    </>
  ),
};
