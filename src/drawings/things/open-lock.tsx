import type { Thing } from '../thing.ts';

/** A padlock that nobody closed. */
export const openLock: Thing = () => ({
  width: 92,
  height: 126,
  spot: { x: 46, y: -42, r: 21 },
  drawing: (
    <>
      <path className="sheet" d="M0-72h92v72h-92z" />
      <path d="M16-72v-22q0-32 30-32t30 30" />
      <circle className="hot" cx="46" cy="-42" r="9" />
      <path d="M46-36v18" />
    </>
  ),
});
