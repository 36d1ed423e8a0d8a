import { arms } from '../people/arms.tsx';
import { tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { finger, limb, sleeve } from '../people/limb.ts';
import { turned } from '../people/person.tsx';

/** A row of the screen that is there, with its mark. */
const row = (y: number) => `M236 ${y}h6m14 0h42`;

/** An arm that holds a telephone to the ear, of somebody who looks to the right. */
const telephoning = (
  <>
    <path className="skin" d={finger([8, -96], 6, 2)} />
    <path className="sheet" d="M7-112h7v22H7z" />
    <path className="skin" d={limb([15, -77], [2, -70], [8, -96])} />
    <path className="tint" d={sleeve([15, -78], [5, -71.5])} />
  </>
);

/** From the counter of a branch a clerk rings up an agent, who is out on his rounds: on the screen, one report of four is missing. */
export const branchCounter = (
  <g transform="translate(32 24)scale(.85)">
    <path className="shine" d="M86 22q0-12 12-12h48q12 0 12 12v104H86z" />
    <g transform="translate(83 192)scale(1.5)">
      {heads.cap}
      {tops.shirt}
      {arms.leftBent()}
      {turned(telephoning)}
    </g>
    <path className="deep" d="M-40 126h202v40H-6z" />
    <path className="tint" d="M-40 118h202v8H-6z" />
    <path className="sheet" d="M226 18h80q6 0 6 6v72q0 6-6 6h-80q-6 0-6-6V24q0-6 6-6z" />
    <path className="hair" d="M258 102h16v20h-16zM226 18h80q6 0 6 6v8h-92v-8q0-6 6-6z" />
    <path d={`${row(46)}${row(60)}${row(90)}`} />
    <path className="hot" strokeDasharray="5 4" d="M229 68h76v14h-76z" />
    <g transform="translate(164 186)scale(1.5)">
      {heads.loose}
      {tops.coat}
      {arms.rightOut('sheet')}
      {telephoning}
    </g>
    <path className="sheet" d="M162 122h284v8H162z" />
    <path className="tint" d="M170 130h276v36H170z" />
    <path className="deep" d="M170 130h276v9H170z" />
  </g>
);
