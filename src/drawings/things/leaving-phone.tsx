import type { Thing } from '../thing.ts';

/** A salesperson with a bag, and the phone with all the chats that goes along. */
export const leavingPhone: Thing = () => ({
  width: 160,
  height: 140,
  spot: { x: 124, y: -80, r: 40 },
  drawing: (
    <>
      <path className="deep" d="m6-46-6 46h11l10-32 8 32h11l-6-46z" />
      <path className="tint" d="M4-44v-22q0-14 13-14h6q13 0 13 14v22z" />
      <circle className="skin" cx="20" cy="-90" r="11" />
      <path className="hair" d="M8-92a12 12 0 0 1 24 0z" />
      <path className="tint" d="M36-34h24v20h-24zm6 0v-6h12v6" />
      <path className="sheet" d="M88-140h44q10 0 10 10v96q0 10-10 10h-44q-10 0-10-10v-96q0-10 10-10z" />
      <path d="M90-116h26m-12 20h26m-40 20h26m-12 20h26" />
      <path className="hot-line" d="M84-12h72m-12-12 12 12-12 12" />
    </>
  ),
});
