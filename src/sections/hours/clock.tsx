import { Drawing } from '../../drawings/Drawing.tsx';
import type { HoursForm } from './form.ts';
import './clock.css';

/** Hours of a dial, and the first and the last of a day that is light. */
const [HOURS, DAWN, DUSK] = [12, 6, 18];
/** Length of the hand that counts, of a dial with a radius of 48. */
const HAND = 24;

/** Clocks along a wall, each at its hour, dark in the night; without an hour, what has been waited for is ticked. */
export const clock: HoursForm = {
  ground: 'on-colour',
  Face: ({ at }) => (
    <Drawing viewBox="-52 -52 104 104" width={104} height={104} className="hour-face">
      <circle className={at !== undefined && (at < DAWN || at >= DUSK) ? 'tint' : 'sheet'} r="48" />
      <path d="M0-39a39 39 0 0 1 0 78a39 39 0 0 1 0-78" pathLength={HOURS * 10} strokeDasharray="1 9" />
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
