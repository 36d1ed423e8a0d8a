import type { Thing } from '../thing.ts';

/** Three registers of one shift that do not agree. */
export const attendanceRegisters: Thing = () => ({
  width: 148,
  height: 124,
  spot: { x: 74, y: -50, r: 44 },
  drawing: (
    <>
      <path className="sheet" d="M0-124h44v104h-44z" />
      <path d="M0-106h44" />
      <path className="dots" d="M12-92h0M32-92h0M12-76h0M32-76h0M12-60h0M32-60h0M12-44h0M32-44h0" />
      <path className="sheet" d="M52-114h44v104h-44z" />
      <path d="M52-96h44" />
      <path className="dots hot-line" d="M64-82h0M84-82h0M64-66h0M84-66h0M64-50h0M84-50h0M64-34h0M84-34h0M64-18h0" />
      <path className="sheet" d="M104-104h44v104h-44z" />
      <path d="M104-86h44" />
      <path className="dots" d="M116-72h0M136-72h0M116-56h0M136-56h0M116-40h0M136-40h0M116-24h0" />
    </>
  ),
});
