import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { turned } from '../people/person.tsx';
import type { Tableau } from '../thing.ts';

/** A tutor who points at this week's lesson in the timetable; at their desk, one of the pupils has it on a phone. */
export const lesson: Tableau = {
  width: 372,
  height: 162,
  drawing: (
    <>
      <path className="deep" d="M0-160h146v108H0z" />
      <path d={`M8-151h130v88H8zm0 16h130${'m-130 18h130'.repeat(3)}M24-151v88${'m19-88v88'.repeat(5)}`} />
      <path
        d={`M29-143h9${'m10 0h9'.repeat(5)}M12-126h8m-8 18h8m-8 18h8m-8 18h8M48-126h9m10 18h9m10 36h9m10-18h9m10-36h9M29-90h9`}
      />
      <path className="skin" d="M81-135h19v18H81z" />
      <path className="tint" d="M0-52h146v7H0z" />
      <path className="tint" d="M14-32h28v-8H14zm4-8h20v-8H18z" />
      <path className="deep" d="M4-32h116v8h-6V0h-7v-24H17V0h-7v-24H4z" />
      <path d="M103-122 154-90" />
      <g transform="matrix(-1 0 0 1 206 0)">
        {below.sari}
        {heads.bun}
        {tops.blouse}
        {arms.leftDown()}
        {arms.rightUp()}
      </g>
      <g transform="translate(213 16)">
        {turned(heads.short)}
        {tops.shirt}
        {arms.leftDown()}
        {arms.rightUp()}
      </g>
      <g transform="translate(269 16)">
        {turned(heads.plait)}
        {tops.kurta}
        {arms.leftBent()}
        {arms.rightBent()}
      </g>
      <g transform="translate(322 16)">
        {tops.kurta}
        {turned(heads.scarf)}
        {arms.leftDown()}
        {arms.rightBent()}
      </g>
      <path className="hair" d="M282-40v-32q0-4 4-4h14q4 0 4 4v32z" />
      <path className="skin" d="M286-71h14v26h-14z" />
      <path className="deep" d="m290-64 8 6-8 6z" />
      <path className="sheet" d="m332-40 5-10h20l5 10z" />
      <path className="skin" d="M274-44a5 5 0 0 1 10 0v4h-10zm28 0a5 5 0 0 1 10 0v4h-10z" />
      <path className="tint" d="M212-40h160v8H212z" />
      <path className="deep" d="M218-32h148V0H218z" />
    </>
  ),
};
