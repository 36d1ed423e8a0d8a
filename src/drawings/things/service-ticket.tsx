import type { Thing } from '../thing.ts';

/** A service ticket with its clock. */
export const serviceTicket: Thing = () => ({
  width: 136,
  height: 92,
  spot: { x: 100, y: -46, r: 34 },
  drawing: (
    <>
      <path className="sheet" d="M0 0v-30a16 16 0 0 0 0-32v-30h136v30a16 16 0 0 0 0 32v30z" />
      <path d="M26-70h34m-34 20h24m-24 20h30" />
      <circle className="hot" cx="94" cy="-46" r="24" />
      <path d="M94-60v14l10 8" />
    </>
  ),
});
