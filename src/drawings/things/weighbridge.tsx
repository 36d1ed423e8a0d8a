import type { Thing } from '../thing.ts';

/** A lorry on a weighbridge, before the barrier; what it carries is weighed. */
export const weighbridge: Thing = () => ({
  width: 232,
  height: 128,
  spot: { x: 78, y: -64, r: 32 },
  drawing: (
    <>
      <path className="sheet" d="M22-102h80v58H22z" />
      <path className="tint" d="M102-84h22l20 20v20h-42z" />
      <path d="M110-76h10l12 12h-22z" />
      <path className="tint" d="M0-23h160v11H0z" />
      <path d="M20-12V0M140-12V0" />
      <circle className="deep" cx="42" cy="-36" r="13" />
      <circle className="deep" cx="122" cy="-36" r="13" />
      <path className="sheet" d="M184-128h40v30h-40z" />
      <path d="M204-98V0M190 0h28M194-113h20M188-56h32" />
      <path className="tint" d="M196-62h-30v12h30z" />
      <path className="hot" d="M60-78h36v28H60z" />
    </>
  ),
});
