import type { ReactNode } from 'react';
import { heads } from '../people/heads.tsx';
import type { Tableau } from '../thing.ts';

const ROW = 62;
const SHOULDERS = 'M3-62v-6q0-16 17-18 4 5 8 0 17 2 17 18v6z';

/** Who stands in each row, from below: one who leaves, a child, a spouse, one who joins. */
const PEOPLE: { name: string; head: ReactNode; title: number; words: string }[] = [
  { name: 'leaver', head: heads.cap, title: 96, words: 'M80-22h52M220-31h68' },
  { name: 'child', head: heads.plait, title: 74, words: 'M80-22h44' },
  { name: 'spouse', head: heads.bun, title: 84, words: 'M80-22h60M220-31h68' },
  { name: 'employee', head: heads.short, title: 104, words: 'M80-22h48M220-31h68' },
];
/** Whose date of birth was missing. */
const MISSED = 'child';

/** Rows of an employer's sheet, each with its person and checked; the one that was incomplete has its date. */
export const checkedRows: Tableau = {
  width: 380,
  height: 4 * ROW - 1,
  drawing: (
    <>
      {PEOPLE.map(({ name, head, title, words }, row) => (
        <g key={name} transform={row > 0 ? `translate(0-${row * ROW})` : undefined}>
          <path className={name === MISSED ? 'tint' : 'deep'} d={`M0 0v-${ROW}h380V0z`} />
          <g transform={name === MISSED ? 'translate(21 50) scale(.8)' : 'translate(16 62)'}>
            <path className="tint" d={SHOULDERS} />
            {head}
          </g>
          <path className="dots" d={`M82-40h${title}`} />
          <path d={words} />
          {name === MISSED && <path className="letter" d="M220-42h76v24h-76z" />}
          <circle className={name === MISSED ? 'letter' : 'sheet'} cx="340" cy="-31" r="18" />
          <path className={name === MISSED ? 'deep' : 'letter'} d="m328-31 5-5 6 6 10-12 5 4-15 18z" />
        </g>
      ))}
    </>
  ),
};
