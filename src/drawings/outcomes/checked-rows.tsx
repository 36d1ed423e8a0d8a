import type { ReactNode } from 'react';
import { arms, hands } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { eyesAt } from '../people/face.tsx';
import { heads } from '../people/heads.tsx';
import { limb, sleeve } from '../people/limb.ts';
import { turned } from '../people/person.tsx';
import { sides } from '../people/sides.tsx';
import type { Tableau } from '../thing.ts';

/** Of the sheet: where it begins and ends, and how high a row is. */
const [LEFT, RIGHT, ROW] = [90, 302, 47];
const SHOULDERS = 'M3-62v-6q0-16 17-18 4 5 8 0 17 2 17 18v6z';

/** Who stands in each row, from below: one who leaves, a child, a spouse, one who joins. */
const PEOPLE: { name: string; head: ReactNode; words: string }[] = [
  { name: 'leaver', head: heads.cap, words: 'm0-7h70m-70 14h46' },
  { name: 'child', head: heads.plait, words: '' },
  { name: 'spouse', head: heads.bun, words: 'm0-7h84m-84 14h52' },
  { name: 'employee', head: heads.short, words: 'm0-7h62m-62 14h78' },
];
/** Whose date of birth was missing, and is written now. */
const MISSED = 'child';
const DATE = 'm22 7 5-4v14m10-11q5-7 9 0 0 4-9 11h10m9 2 8-18m14 1q-9 3-9 11 0 6 5 6t5-6-9-3';

/** An HR officer writes the birth date that was missing in her sheet; the hospital takes the card of the newborn. */
export const checkedRows: Tableau = {
  width: 538,
  height: 4 * ROW + 13,
  drawing: (
    <>
      <path className="deep" d={`M${LEFT - 8} 0v-8h${RIGHT - LEFT + 16}v8z`} />
      <path className="letter" d={`M${LEFT}-8v-${4 * ROW + 6}h${RIGHT - LEFT}v${4 * ROW + 6}z`} />
      <g stroke="var(--deep)">
        {PEOPLE.map(({ name, head, words }, row) => (
          <g key={name} transform={`translate(${LEFT} ${-10 - row * ROW})`}>
            {name === MISSED && <path className="tint" strokeWidth="0" d={`M0 0v-${ROW}h${RIGHT - LEFT}V0z`} />}
            <g transform="translate(116 48) scale(.78)">
              <path className={name === MISSED ? 'sheet' : 'tint'} d={SHOULDERS} />
              {head}
            </g>
            {words && <path strokeWidth="5" d={`M16-24${words}`} />}
            {name === MISSED && <path className="letter" d="M12-38h98v28H12z" />}
            {name === MISSED && <path strokeWidth="3" d={`M12-36${DATE}`} />}
            {row < PEOPLE.length - 1 && <path d={`M0-${ROW}h${RIGHT - LEFT}`} />}
            <circle className="deep" cx="184" cy="-24" r="15" />
            <path className="letter" d="m174-24 4-4 5 5 8-10 5 4-13 16z" />
          </g>
        ))}
      </g>
      <g transform="translate(66) scale(1.56)">
        {sides.dressed('plait')}
        <path className="letter" d="m24-50 12-9 4 4-12 9-6 2z" />
        {sides.arm('tint', [-2, -56], [20, -50])}
      </g>
      <path className="letter" d="M405-200h42v42h-42z" />
      <g stroke="var(--deep)">
        <path className="bar" d="M426-191v24m-12-12h24" />
      </g>
      <g transform="translate(322) scale(1.45)">
        {below.sari}
        {heads.loose}
        {tops.blouse}
        {arms.leftBent()}
        {arms.rightBent()}
        <path className="letter" d="M9-58q-2-14 11-14h14q9 0 9 8t-9 8H13q-4 0-4-2z" />
        <path className="skin" d="M7-67a7 7 0 0 1 14 0 7 7 0 0 1-14 0z" />
        {eyesAt(15, -66)}
        {hands}
      </g>
      <g transform="translate(457) scale(1.4)">
        {turned(heads.scarf)}
        {tops.coat}
        {arms.rightDown('sheet')}
      </g>
      <path className="deep" d="M430-64h107v12H430zm8 12h91V0h-91z" />
      <path className="letter" d="m388-136 56-8 6 36-56 8z" />
      <g stroke="var(--deep)">
        <path d="m396-127 20-3" strokeWidth="5" />
        <path d="m398-112 16-2.500M424-122l6 6 9-15" strokeWidth="4" />
      </g>
      <path className="skin" d={limb([479, -112], [469, -84], [446, -116], 6)} />
      <path className="sheet" d={sleeve([479, -113], [471, -90], 8.5)} />
    </>
  ),
};
