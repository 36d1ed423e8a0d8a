import type { Thing } from '../thing.ts';

/** A form on a phone, and the receipt printed at the door. */
export const fieldReceipt: Thing = () => ({
  width: 178,
  height: 140,
  spot: { x: 138, y: -40, r: 34 },
  drawing: (
    <>
      <path className="sheet" d="M12-140h60q12 0 12 12V-12q0 12-12 12H12Q0 0 0-12v-116q0-12 12-12z" />
      <path d="M34-128h16M16-104h30M16-62h36" />
      <path className="tint" d="M16-96h52v16H16zM16-54h52v16H16z" />
      <path d="M20-22h44" />
      <path className="deep" d="M106-104h66v26h-66z" />
      <path className="sheet" d="M114-86h50V0l-10-8-8 8-8-8-8 8-8-8-8 8z" />
      <path d="M122-68h34M122-54h22" />
      <path className="hot-line" d="M122-34h34" />
    </>
  ),
});
