import type { Thing } from '../thing.ts';

/** Enquiries in one queue; the first has a person and a time. */
export const leadQueue: Thing = () => ({
  width: 130,
  height: 102,
  spot: { x: 92, y: -26, r: 24 },
  drawing: (
    <>
      <path className="tint" d="M26-102h104v62H26z" />
      <path className="tint" d="M13-82h104v62H13z" />
      <path className="sheet" d="M0 0v-62h104v62z" />
      <circle cx="24" cy="-36" r="10" />
      <path d="M10-8q0-14 14-14t14 14M50-42h40m-40 16h24" />
      <circle className="hot" cx="92" cy="-10" r="11" />
      <path d="M92-16v6l5 4" />
    </>
  ),
});
