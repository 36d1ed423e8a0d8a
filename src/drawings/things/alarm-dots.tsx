import type { Thing } from '../thing.ts';

/** Sixty messages that look alike; one of them mattered. */
export const alarmDots: Thing = () => ({
  width: 144,
  height: 108,
  spot: { x: 57, y: -32, r: 22 },
  drawing: (
    <>
      <path className="dotted dots" d="M6-100h136M6-81h136M6-62h136M6-43h136M6-24h136M6-5h136" />
      <circle className="hot" cx="66" cy="-43" r="10" />
    </>
  ),
});
