import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import type { Tableau } from '../thing.ts';
import { supervisor } from '../things/supervisor.tsx';
import { worker } from '../things/worker.tsx';

/** As long as a cubic metre of the wall is, and how high its courses are: 26 are in the tender, 5.5 beyond it, 31.5 measured. */
const [CUBIC_METRE, RISE, COURSES] = [9, 19, 5];
/** Where it begins, where the tender ends, and where it ends. */
const LEFT = 62;
const AGREED = 26 * CUBIC_METRE;
const BEYOND = 5.5 * CUBIC_METRE;
const END = LEFT + AGREED + BEYOND;
const TOP = COURSES * RISE;
const WIDTH = END + 54.5;
/** Along what it is measured, which is the upper edge of the drawing. */
const MEASURE = TOP + 39;
/** Where the mason stands, before the wall, and the stone that he lays on it. */
const MASON = 196;
const LAID = 208;

/**
 * So many blocks and a half on so much of a course, whose half is at the end and at the beginning by turns: both edges are plumb,
 * and no joint stands on another.
 */
const bond = (left: number, length: number, whole: number) => {
  const block = length / (whole + 0.5);
  return Array.from({ length: COURSES }, (_, course) => {
    const lengths = Array.from({ length: whole + 1 }, (_, at) => (at === (course % 2 ? 0 : whole) ? block / 2 : block));
    const laid = lengths.map((one) => `v-${RISE}h${one}v${RISE}zm${one} 0`).join('');
    return `M${left} ${course * -RISE}${laid}`;
  }).join('');
};

/** In full, joints are of the ground: between courses, and between a block and a half of it. */
const joints = Array.from({ length: COURSES }, (_, course) => {
  const first = course % 2 ? (2 / 3) * BEYOND : BEYOND / 3;
  const below = course > 0 ? `M${END - BEYOND} ${course * -RISE}h${BEYOND}` : '';
  return `${below}M${(END - BEYOND + first).toFixed(2)} ${course * -RISE}v-${RISE}`;
}).join('');

/**
 * A wall as it was measured, as long as it is: what is beyond the tender is full, and one looks at it while it can be seen. In its
 * middle a mason begins its coping along a string, and a plumb line hangs beside him.
 */
export const measuredWall: Tableau = {
  width: WIDTH,
  height: MEASURE - 1,
  drawing: (
    <>
      <path className="tint" d={bond(LEFT, AGREED, 6)} />
      <path className="letter" d={bond(END - BEYOND, BEYOND, 1)} />
      <g stroke="var(--face)">
        <path d={joints} />
      </g>
      <path d={`M${LEFT}-${MEASURE}v14m0-14h${AGREED}v14m0-14h${BEYOND}v14`} />
      <path d={`M${LEFT} ${-TOP - 8}h${LAID - LEFT}m36 0H${END}`} className="faint" />
      <path className="deep" d={`M${LEFT + 38} ${-TOP - 3}h24v6h-24z`} />
      <path d={`M${LEFT + 60} ${-TOP}v62`} />
      <path className="deep" d={`M${LEFT + 54} ${-TOP + 60}h12v10l-6 9-6-9z`} />
      <path className="deep" d="m136 0-6-16h44l-6 16z" />
      <path className="letter" d="M132-16q6-12 20-11t20 11z" />
      <g transform={`translate(${MASON})scale(1.08)`}>
        {sides.trousers}
        {sides.head(profiles.moustache)}
        <path className="letter" d="M-31-99q-2-13 11-14 11 0 12 9-10-1-14 4z" />
        <path className="deep" d={sides.shirt} />
      </g>
      <path className="letter" d={`M${LAID - 3} ${-TOP}h42l-4-5h-34z`} />
      <path className="tint" d={`m${LAID} ${-TOP - 6} 35-4v-19l-35 4z`} />
      <g transform={`translate(${MASON})scale(1.08)`}>{sides.reaching('deep', 17, -98)}</g>
      <g>{worker({}).drawing}</g>
      <g transform={`matrix(-1 0 0 1 ${WIDTH} 0)`}>{supervisor({}).drawing}</g>
    </>
  ),
};
