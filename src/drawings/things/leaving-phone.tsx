import type { Thing } from '../thing.ts';

/** A salesperson with a bag, and the phone with all the chats that goes along. */
export const leavingPhone: Thing = () => ({
  width: 160,
  height: 140,
  spot: { x: 124, y: -80, r: 40 },
  drawing: (
    <>
      <path className="deep" d="m6-46-6 46h11l10-32 8 32h11l-6-46z" />
      <path className="tint" d="M4-44v-24q0-14 13-14h6q13 0 13 14v24z" />
      <circle className="sheet" cx="20" cy="-96" r="11" />
      <path className="deep" d="M8-95a12 12 0 0 1 24 0q-10-9-24 0z" />
      <path className="tint" d="M36-34h26v24h-26zM43-34v-7h12v7" />
      <path className="sheet" d="M88-140h44q10 0 10 10v96q0 10-10 10h-44q-10 0-10-10v-96q0-10 10-10z" />
      <path d="M90-116h26M104-96h26M90-76h34M104-56h26M102-34h16" />
      <path className="hot-line" d="M84-12h72m-12-12 12 12-12 12" />
    </>
  ),
});
