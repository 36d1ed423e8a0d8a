import type { Thing } from '../thing.ts';

/** An open ledger with the line that was just posted. */
export const openLedger: Thing = () => ({
  width: 132,
  height: 103,
  spot: { x: 100, y: -34, r: 30 },
  drawing: (
    <>
      <path className="sheet" d="M66-92C46-106 20-106 0-98v92c20-8 46-8 66 6 20-14 46-14 66-6v-92c-20-8-46-8-66 6z" />
      <path d="M66-92v92M14-74h36M14-56h36M14-38h36M82-74h36M82-56h36" />
      <path className="hot-line" d="M82-34h36" />
    </>
  ),
});
