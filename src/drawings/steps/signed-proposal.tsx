import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import type { Step } from '../step.ts';

/** Pages that the line draws, between the engineer who has written them and the one who signs them. */
export const signedProposal: Step = {
  line: 'H76q10 0 10-10v-208q0-10 10-10h72l30 30v188q0 10 10 10',
  drawing: (
    <>
      <path className="tint" d="M98-8v-226h78l30 30V-8z" />
      <path className="sheet" d="M86 0v-218q0-10 10-10h72l30 30V0z" />
      <path className="deep" d="M168-228v30h30zM100-206h44v10h-44z" />
      <path d="M100-182h84m-84 13h84m-84 13h60" />
      <path className="hot" d="M100-142h84v24h-84z" />
      <path d="M108-130h26m26 0h16M104-64h76" />
      <path d="M108-66q6-32 14-10t12 0 12-5 12 3q4-14 12 0" strokeWidth="4" />
      <path d="M112-34a15 15 0 0 1 30 0 15 15 0 0 1-30 0m7 0a8 8 0 0 1 16 0 8 8 0 0 1-16 0" />
      <g transform="translate(2) scale(1.5)">
        {below.trousers}
        {heads.short}
        {tops.shirt}
        {arms.leftDown()}
        {arms.rightOut()}
      </g>
      <g transform="matrix(-1.5 0 0 1.5 278 0)">
        {below.veshti}
        {heads.turban}
        {tops.vest}
        {arms.leftDown('sheet')}
        <path className="deep" d="m52-62 24-14 3 5-24 14-6 1z" />
        {arms.rightOut('sheet')}
      </g>
    </>
  ),
};
