import type { Thing } from '../thing.ts';

/** Dots in rows of seven, as days stand in a calendar. */
const days = (count: number, top: number) =>
  Array.from({ length: count }, (_, day) => `M${12 + (day % 7) * 16} ${top + Math.floor(day / 7) * 13}h0`).join('');

/** A month on the wall, and as many days of the next one as it still takes: 14 if no count is given. */
export const lateCalendar: Thing = ({ count = 14 }) => ({
  width: 120,
  height: 124,
  spot: { x: 60, y: -68, r: 68 },
  drawing: (
    <>
      <path className="sheet" d="M0-118h120v78h-120z" />
      <path d="M0-98h120M22-124v12M98-124v12" />
      <path className="dots" d={days(28, -87)} />
      <path className="hot-line" d="M0-40v40h120v-40" />
      <path className="dots hot-line" d={days(count, -27)} />
    </>
  ),
});
