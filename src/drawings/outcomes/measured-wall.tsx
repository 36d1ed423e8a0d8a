import type { Tableau } from '../thing.ts';
import { supervisor } from '../things/supervisor.tsx';
import { worker } from '../things/worker.tsx';

/** From block to block, from course to course, and between blocks beyond what was agreed. */
const [LENGTH, RISE, JOINT] = [26, 21, 4];
/** Each course is laid half a block on from the one below it. */
const LEFT = [64, 64 + LENGTH / 2, 64, 64 + LENGTH / 2, 64];
/** A block is half a cubic metre: 26 are in the tender, 5.5 beyond it, 31.5 measured. */
const IN_TENDER = [11, 10, 11, 10, 10];
const BEYOND = [2, 3, 2, 2, 2];

/** As many blocks of a course, from the `from`th on. */
const blocks = (course: number, from: number, count: number, joint: number) =>
  `M${(LEFT[course] ?? 0) + from * LENGTH + joint} ${-RISE * course - joint / 2}${`v${joint - RISE}h${LENGTH - joint}v${RISE - joint}zm${LENGTH} 0`.repeat(count)}`;

const inTender = IN_TENDER.map((count, course) => blocks(course, 0, count, 0)).join('');
const beyond = BEYOND.map((count, course) => blocks(course, IN_TENDER[course] ?? 0, count, JOINT)).join('');

/** A wall as it was measured, block by block: what is beyond the tender is full, and one looks at it while it can be seen. */
export const measuredWall: Tableau = {
  width: 494,
  height: 128,
  drawing: (
    <>
      <path className="tint" d={inTender} />
      <path className="letter" d={beyond} />
      <path d="M64-126v12m0-6h279m0-6v12m0-6h59m0-6v12" />
      <g>{worker({}).drawing}</g>
      <g transform="matrix(-1 0 0 1 494 0)">{supervisor({}).drawing}</g>
    </>
  ),
};
