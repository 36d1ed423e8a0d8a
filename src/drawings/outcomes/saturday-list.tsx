import { heads } from '../people/heads.tsx';
import { turned } from '../people/person.tsx';
import { sides } from '../people/sides.tsx';
import type { Tableau } from '../thing.ts';

const ROW = 28;
/** Of a topic, from above: how long its name is, how many answers were wrong, and whether it is explained again. */
const TOPICS = [
  { name: 62, wrong: 16, isAgain: false },
  { name: 84, wrong: 92, isAgain: true },
  { name: 52, wrong: 24, isAgain: false },
  { name: 74, wrong: 10, isAgain: false },
  { name: 66, wrong: 78, isAgain: true },
];
const TOP = -202;

/** Those who wait for Saturday, behind their desk. */
const STUDENTS = [
  { x: 318, head: heads.short },
  { x: 368, head: heads.plait },
];

/** A tutor's list of topics, with what was answered wrongly: of five, two are explained again. */
export const saturdayList: Tableau = {
  width: 420,
  height: -TOP - 1,
  drawing: (
    <>
      <path d="M24-38 10 0m192-38 14 38" />
      <path className="deep" d={`M0 ${TOP}h226v164H0z`} />
      {TOPICS.map(({ name, wrong, isAgain }, row) => (
        <g key={name} transform={`translate(0 ${TOP + 12 + row * ROW})`}>
          {isAgain && <path className="tint" d="M8 0h210v28H8z" />}
          <path className="dots" d={`M20 14h${name}`} />
          <path className={isAgain ? 'letter' : 'tint'} d={`M116 7h${wrong}v14h-${wrong}z`} />
        </g>
      ))}
      <g transform="translate(244) scale(-1.45 1.45)">{sides.inSari('plait', 18, -82)}</g>
      {STUDENTS.map(({ x, head }) => (
        <g key={x} transform={`translate(${x})`}>
          <path className="tint" d="M3-52v-16q0-16 17-18 4 5 8 0 17 2 17 18v16z" />
          {turned(head)}
        </g>
      ))}
      <path className="deep" d="M310-52h110v10H310zM318-42h94V0h-94z" />
    </>
  ),
};
