import type { Thing } from '../thing.ts';

/** A meter whose needle is near the limit, and beside it the diesel, with the level in its drum. */
export const loadMeter: Thing = () => ({
  width: 196,
  height: 152,
  spot: { x: 77, y: -106, r: 27 },
  drawing: (
    <>
      <path d="M30-36V0M86-36V0" />
      <path className="sheet" d="M10-152h96q10 0 10 10v98q0 10-10 10H10q-10 0-10-10v-98q0-10 10-10z" />
      <path className="hot" d="M58-96l24-24a34 34 0 0 1 10 24z" />
      <path d="M24-96a34 34 0 0 1 68 0zm34-34v7m-24 3l5 5M58-96l20-16" />
      <path className="tint" d="M26-72h64v22H26z" />
      <path d="M42-72v22m16-22v22m16-22v22" />
      <path className="sheet" d="M136-100h60V0h-60z" />
      <path className="deep" d="M136-38h60V0h-60z" />
      <path d="M132-100h68M132 0h68M136-68h60m-42-32v-10h16v10m-4 42h12m-12-10h12m-12-10h12" />
    </>
  ),
});
