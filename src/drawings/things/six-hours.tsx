import type { Thing } from '../thing.ts';

/** Six hours on a dial, of which the first is marked, and a rack of servers with one page on it. */
export const sixHours: Thing = () => ({
  width: 274,
  height: 152,
  spot: { x: 213, y: -92, r: 40 },
  drawing: (
    <>
      <path className="sheet" d="M0-150h104V0H0z" />
      <path className="tint" d="M10-140h84v22H10zm0 102h84v22H10z" />
      <path d="M22-129h16M22-27h16M10-8h84" />
      <path className="dots" d="M68-129h0m14 0h0m-14 102h0m14 0h0" />
      <path className="sheet" d="M20-110h64v64H20z" />
      <path d="M30-97h44m-44 13h44m-44 13h44m-44 13h26" />
      <path className="sheet" d="M190-8a56 56 0 0 1 0-112a56 56 0 0 1 0 112" />
      <path className="hot" d="M190-64v-56a56 56 0 0 1 48 28z" />
      <path d="M190-120v112m-48-84l96 56m-96 0l96-56" />
    </>
  ),
});
