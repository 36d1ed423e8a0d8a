import type { Tableau } from '../thing.ts';
import { supervisor } from '../things/supervisor.tsx';
import { worker } from '../things/worker.tsx';

/** As long as a cubic metre of the wall is, and how high its courses are: 26 are in the tender, 5.5 beyond it, 31.5 measured. */
const [CUBIC_METRE, RISE, COURSES] = [11, 21, 5];
/** Where it begins, where the tender ends, and where it ends. */
const LEFT = 64;
const AGREED = 26 * CUBIC_METRE;
const BEYOND = 5.5 * CUBIC_METRE;
const END = LEFT + AGREED + BEYOND;
const TOP = COURSES * RISE;
/** Along what it is measured, which is the upper edge of the drawing. */
const MEASURE = TOP + 21;

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

/** A wall as it was measured, as long as it is: what is beyond the tender is full, and one looks at it while it can be seen. */
export const measuredWall: Tableau = {
  width: 500,
  height: MEASURE - 1,
  drawing: (
    <>
      <path className="tint" d={bond(LEFT, AGREED, 6)} />
      <path className="letter" d={bond(END - BEYOND, BEYOND, 1)} />
      <g stroke="var(--face)">
        <path d={joints} />
      </g>
      <path d={`M${LEFT}-${MEASURE}v12m0-12h${AGREED}v12m0-12h${BEYOND}v12`} />
      <g>{worker({}).drawing}</g>
      <g transform="matrix(-1 0 0 1 500 0)">{supervisor({}).drawing}</g>
    </>
  ),
};
