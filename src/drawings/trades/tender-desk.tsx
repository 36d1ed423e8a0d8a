import { arms } from '../people/arms.tsx';
import { tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';

const DAY = 'h6v6h-6z';
const week = (y: number, days: number) => `M129 ${y}${DAY}${`m9 0${DAY}`.repeat(days - 1)}`;

/** A dealer reads the seal on a guarantee: of 45 days on the calendar, the last two are not covered. On the floor, a switchgear. */
export const tenderDesk = (
  <>
    <path className="shine" d="M14 160V54h92v106zM296 160V8h88v152z" />
    <path className="deep" d="M22 62h76v42H22zM22 110h76v42H22zM304 16h32v136h-32zM344 16h32v136h-32z" />
    <path className="sheet" d="M46 76h28v10H46zM46 124h28v10H46zM310 28h20v18h-20zM350 28h20v18h-20z" />
    <path d="m320 42 6-8m34 8 6-8" />
    <path className="hot" d="m322 60-10 18h7l-4 16 12-20h-7l5-14zm40 0-10 18h7l-4 16 12-20h-7l5-14z" />
    <path className="tint" d="M312 108h16v5h-16zM352 108h16v5h-16zM312 120h16v5h-16zM352 120h16v5h-16z" />
    <g transform="translate(6)">
      <path className="sheet" d="M122 20q0-6 6-6h82q6 0 6 6v66q0 5-6 5h-82q-6 0-6-5z" />
      <path className="deep" d="M122 20q0-6 6-6h82q6 0 6 6v10h-94z" />
      <path className="sheet" d="M138 8h6v12h-6zM194 8h6v12h-6z" />
      <path className="letter" strokeWidth="0" d={[38, 48, 58, 68].map((y) => week(y, 9)).join('') + week(78, 7)} />
      <path className="hot" d={`M192 77h8v8h-8zm9 0h8v8h-8z`} />
      <g transform="translate(208 190)scale(1.5)">
        {heads.short}
        {tops.shirt}
        {arms.leftOut()}
        {arms.rightBent()}
      </g>
      <path className="sheet" d="m142 142 7-46 60 4-6 42z" />
      <path d="m160 106 38 3m-39 7 38 3m-39 7 18 2" />
      <path className="hot" d="m184 132-2 10h14l1-10zM178 126a11 11 0 0 1 22 0 11 11 0 0 1-22 0z" />
      <path className="skin" d="M199 98a6 6 0 0 1 11-4l2 9-11 2z" />
    </g>
    <path className="tint" d="M116 142h284v8H116z" />
    <path className="deep" d="M124 150h268v10H124z" />
    <path className="sheet" d="M236 142v-8h48v8z" />
    <path className="tint" d="M240 134v-8h48v8z" />
    <path className="hot" d="M256 126h10v16h-10z" />
  </>
);
