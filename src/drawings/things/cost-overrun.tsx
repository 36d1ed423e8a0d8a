import type { Thing } from '../thing.ts';

/** What a job was to cost, and what was piled on top of it. */
export const costOverrun: Thing = () => ({
  width: 136,
  height: 116,
  spot: { x: 68, y: -72, r: 72 },
  drawing: (
    <>
      <path className="sheet" d="M40-60h56v60h-56zM40-78h56v18h-56z" />
      <path className="tint" d="M40-100h56v22h-56z" />
      <path className="tint" d="M40-116h56v16h-56z" />
      <path className="hot-line" d="M8-60h120" />
      <path d="M0 0h136" />
    </>
  ),
});
