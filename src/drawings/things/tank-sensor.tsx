import type { Thing } from '../thing.ts';

/** A level sensor hung in a tank on legs. */
export const tankSensor: Thing = () => ({
  width: 120,
  height: 146,
  spot: { x: 60, y: -88, r: 20 },
  drawing: (
    <>
      <path className="sheet" d="M10-128h100v72h-100z" />
      <path className="tint" d="M10-98h100v42h-100z" />
      <path d="M24-56v56M96-56v56M24-28h72M0 0h120M60-146v50" />
      <circle className="hot" cx="60" cy="-88" r="9" />
    </>
  ),
});
