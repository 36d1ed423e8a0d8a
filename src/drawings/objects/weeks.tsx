import { Drawing } from '../Drawing.tsx';
import type { DrawnObject } from '../object.ts';
import { weeksSigns } from './weeks-signs.tsx';
import './weeks.css';

/** The days of two weeks to the right of what hangs in them, but for the column of the line; the lamp leaves one of the last week. */
const daysAfter = (index: number) =>
  (index < 5 ? [50, 150] : [50])
    .map((y) => `M${150 + index * 100} ${y}${'h0m100 0'.repeat(Math.max(0, 4 - index))}M650 ${y}h0`)
    .join('');

/** Where the bar next to the lamp ends: above its bowl. */
const BESIDE_LAMP = 50;

/**
 * A wall calendar of twelve weeks, two for each part, with seven days to a row. Each part's sign hangs in a column of its own,
 * and its bar goes on to the last week, because no part ends before the festival does. From the lamp a line goes back ten weeks,
 * to the day by which artwork and budget are approved.
 */
export const weeks: DrawnObject = ({ callouts }) => (
  <ul className="weeks">
    {Object.entries(weeksSigns).map(([name, sign], index, { length }) => {
      const isLast = index === length - 1;
      return (
        <li key={name}>
          <div className="fortnight">
            <Drawing width={700} height={200} preserveAspectRatio="none" className="grid">
              <path d="M0 100h700M100 0v200M200 0v200M300 0v200M400 0v200M500 0v200M600 0v200" />
              <path className="days" d={daysAfter(index)} />
              <path
                className="bars"
                d={Array.from({ length: Math.min(index + 1, length - 1) }, (_, bar) => {
                  const x = 50 + bar * 100;
                  const end = isLast ? (bar === index - 1 ? BESIDE_LAMP : 150) : 200;
                  return `M${x} ${bar === index ? 100 : 0}V${end}`;
                }).join('')}
              />
              <path className="back" d={`M550 ${index === 0 ? 150 : 0}V${isLast ? 110 : 200}`} />
            </Drawing>
            <Drawing viewBox="-60 -60 120 120" width={120} height={120} className="sign-cut">
              {sign}
            </Drawing>
            {index === 0 && (
              <Drawing viewBox="-60 -60 120 120" width={120} height={120} className="sign-cut approval">
                <path className="cut" d="M0-38a38 38 0 1 0 .1 0z" />
                <path className="ink" d="M-18 0l13 14 24-30" />
              </Drawing>
            )}
          </div>
          {callouts[index]}
        </li>
      );
    })}
  </ul>
);
