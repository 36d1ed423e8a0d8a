import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { limb, sleeve } from '../people/limb.ts';
import { turned } from '../people/person.tsx';

const DAY = 'h6v6h-6z';
const week = (y: number, days: number) => `M99 ${y}${DAY}${`m9 0${DAY}`.repeat(days - 1)}`;

/** Files on a shelf, from its board up. */
const files = (x: number, y: number, count: number) => `M${x} ${y}v-28h11v28z${'m11 0v-28h11v28z'.repeat(count - 1)}`;

/**
 * A dealer holds a guarantee with its seal; his clerk shows that of 45 days on the calendar, the last two are not covered. Beside him, a
 * switchgear; behind her, the files of the tenders.
 */
export const tenderDesk = (
  <>
    <path className="shine" d="M-10 136V20h52v116zM270 10h102v42H270z" />
    <path className="deep" d="M-2 28h36v50H-2zM-2 84h36v46H-2zM276 16h90v30h-90z" />
    <path className="hot" d="m17 54-9 13h7l-3 10 11-15h-7l4-8z" />
    <path className="tint" d={files(277, 46, 7)} />
    <path className="hot" d={files(354, 46, 1)} />
    <path className="sheet" d="M92 20q0-6 6-6h82q6 0 6 6v66q0 5-6 5h-82q-6 0-6-5z" />
    <path className="deep" d="M92 20q0-6 6-6h82q6 0 6 6v10h-94z" />
    <path className="letter" strokeWidth="0" d={[38, 48, 58, 68].map((y) => week(y, 9)).join('') + week(78, 7)} />
    <path className="hot" d="M161 77h8v8h-8zm9 0h8v8h-8z" />
    <g transform="translate(188 190)scale(1.5)">
      {below.sari}
      {turned(heads.plait)}
      {tops.blouse}
      {arms.rightBent()}
      <path className="skin" d={limb([15, -77], [6, -61], [0, -74])} />
      <path className="tint" d={sleeve([15, -78], [8.5, -66])} />
    </g>
    <path className="skin" d="M187 76h-5.5a2.75 2.75 0 0 0 0 5.5h6" />
    <g transform="translate(18 190)scale(1.5)">
      {below.trousers}
      {heads.short}
      {tops.shirt}
      {arms.leftBent()}
      {arms.rightOut()}
    </g>
    <path d="M51 50q4 3 7 0M218 50q4 3 7 0" />
    <path className="sheet" d="m84 136 8-40 60 4-7 36zm72 0v-8h46v8z" />
    <path
      className="hot"
      d="m127 127-3 9.5-3-4-5 .5 4-9m15 0 4 9-5-.5-3 4-3-9.5M117 117a11 11 0 0 1 22 0 11 11 0 0 1-22 0z"
    />
    <path className="skin" d="M92 92v9a2.5 2.5 0 0 0 5 0v-5 6a2.5 2.5 0 0 0 5 0v-6 5a2.5 2.5 0 0 0 5 0v-9" />
    <path className="tint" d="M-400 136h1200v8h-1200zM152 128v-8h46v8z" />
  </>
);
