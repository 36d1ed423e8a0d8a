import { arms } from '../people/arms.tsx';
import { tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { finger, limb, sleeve } from '../people/limb.ts';
import { turned } from '../people/person.tsx';

/** A row of the screen that is there, with its tick. */
const row = (y: number) => `M236 ${y}l4 4 7-8M256 ${y}h44`;

/** An arm that holds a telephone to the ear, of somebody who looks to the right. */
const telephoning = (
  <>
    <path className="hair" d="M7-112h7v20H7z" />
    <path className="skin" d={finger([8, -96], 6, 2)} />
    <path className="skin" d={limb([15, -77], [2, -70], [8, -96])} />
    <path className="tint" d={sleeve([15, -78], [5, -71.5])} />
  </>
);

/** At the counter of a branch a clerk rings up the agent: on the screen, one report of four is missing. He stands with his helmet in the street. */
export const branchCounter = (
  <>
    <path className="sheet" d="M166 8h56v40h-56zM222 16h92q6 0 6 6v76q0 6-6 6h-92q-6 0-6-6V22q0-6 6-6z" />
    <path className="hair" d="M260 104h16v18h-16z" />
    <path className="hair" d="M222 16h92q6 0 6 6v10H216V22q0-6 6-6z" />
    <path d={`${row(46)}${row(61)}${row(91)}`} />
    <path className="hot" strokeDasharray="5 4" d="M229 69h84v14h-84z" />
    <g transform="translate(148 182)scale(1.5)">
      {heads.bun}
      {tops.blouse}
      {arms.rightOut()}
      {telephoning}
    </g>
    <path className="sheet" d="M134 122h200v8H134z" />
    <path className="tint" d="M142 130h184v32H142z" />
    <path className="deep" d="M142 130h184v10H142z" />
    <g transform="translate(52 174)scale(1.5)">
      {heads.cap}
      {tops.shirt}
      {arms.leftBent()}
      {turned(telephoning)}
    </g>
  </>
);
