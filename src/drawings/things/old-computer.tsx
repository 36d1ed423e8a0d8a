import type { Thing } from '../thing.ts';

/** A computer of long ago, whose program still runs. */
export const oldComputer: Thing = () => ({
  width: 140,
  height: 136,
  spot: { x: 68, y: -76, r: 19 },
  drawing: (
    <>
      <path className="sheet" d="M14-136h112q8 0 8 8v84q0 8-8 8H14q-8 0-8-8v-84q0-8 8-8z" />
      <path className="tint" d="M22-120h96v62H22z" />
      <path d="M50-36l-8 16h56l-8-16M34-104h30M34-90h56M34-76h20M112-48h6" />
      <path className="sheet" d="M0-20h140V0H0z" />
      <path d="M12-10h48M112-10h14" />
      <path className="hot" d="M60-84h16v16H60z" />
    </>
  ),
});
