import type { Thing } from '../thing.ts';

/** A store of readings, three of which came late. */
export const lateReadings: Thing = () => ({
  width: 120,
  height: 131,
  spot: { x: 69, y: -46, r: 34 },
  drawing: (
    <>
      <path className="sheet" d="M0-118v104c0 18 120 18 120 0v-104" />
      <path className="tint" d="M0-118c0-18 120-18 120 0s-120 18-120 0z" />
      <path
        className="dots"
        d="M18-82h0M35-80h0M52-80h0M69-80h0M86-80h0M103-82h0M18-60h0M35-58h0M103-60h0M18-38h0M35-36h0M52-36h0M69-36h0M86-36h0M103-38h0M35-14h0M52-14h0M69-14h0M86-14h0"
      />
      <path className="dots hot-line" d="M52-58h0M69-58h0M86-58h0" />
    </>
  ),
});
