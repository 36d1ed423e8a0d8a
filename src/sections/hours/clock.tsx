import { Drawing } from '../../drawings/Drawing.tsx';
import type { HoursForm } from './form.ts';
import './clock.css';

/** Hours of a dial, and the first and the last of a day that is light. */
const [HOURS, DAWN, DUSK] = [12, 6, 18];
/** Length of the hand that counts, of a dial with a radius of 48. */
const HAND = 24;
/** A short stroke at each hour of a circle with a radius of 39, a tenth of the way to the next. */
const MARKS = [0.1, 0.9].map((part) => ((part * 2 * Math.PI * 39) / HOURS).toFixed(2)).join(' ');

/** Clocks along a wall, each at its hour, dark in the night; without an hour, what has been waited for is ticked. */
export const clock: HoursForm = {
  ground: 'on-colour',
  Face: ({ at }) => (
    <Drawing viewBox="-52 -52 104 104" width={104} height={104} className="hour-face">
      <circle className={at !== undefined && (at < DAWN || at >= DUSK) ? 'tint' : 'sheet'} r="48" />
      <circle r="39" strokeDasharray={MARKS} />
      {at === undefined ? (
        <path className="hot-line" d="m-20 2 14 14 26-32" />
      ) : (
        <>
          <path d="M0 0v-33" />
          <path className="hot-line" d={`M0 0 ${endOf((at / HOURS) * 2 * Math.PI)}`} />
        </>
      )}
    </Drawing>
  ),
};

function endOf(angle: number): string {
  return [Math.sin(angle), -Math.cos(angle)].map((part) => Math.round(HAND * part)).join(' ');
}
