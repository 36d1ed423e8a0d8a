import type { ReactNode } from 'react';
import './funnel.css';

/** Half of the width that a funnel's walls leave, at the top of each storey and at the foot of the last: of 100 to either side. */
export const WALLS = [100, 85, 71, 59, 49, 37, 37] as const;

/** A number between 0 and 1 for each step, the same in every build. */
const noise = (step: number) => (step * 0.618034 + ((step * 7) % 5) * 0.13) % 1;
const rows = (count: number) => Array.from({ length: count }, (_, index) => index);
const dot = (x: number, y: number) => `M${Math.round(x)} ${Math.round(y)}h0`;

/** Each record a dot that falls in. */
const rain = (count: number) =>
  rows(count)
    .map((index) => {
      const line = Math.floor((index * 12) / count);
      const half = WALLS[0] - 8 - line;
      return dot(
        100 - half + ((index * 12) % count) * ((2 * half) / count) + (noise(index) - 0.5) * 9,
        7 + line * 7.6 + noise(index * 3) * 5,
      );
    })
    .join('');

const columns = (half: number, count: number) =>
  rows(count).map((index) => 100 - half + ((index + 0.5) * 2 * half) / count);

/** What happens to the dots in each storey, in a drawing of 200 by 100 that is stretched to the words beside it. */
export function funnelStoreys(count: number, odd: number): ReactNode[] {
  return [
    <path key="rain" className="grain" d={rain(count)} />,
    <g key="gaps">
      <path
        className="fallen"
        d={columns(68, 10)
          .map((x, index) => `M${Math.round(x)} 10V${[62, 44, 70, 52, 66, 40, 60, 72, 48, 64][index]}`)
          .join('')}
      />
      <path
        className="grain faint"
        d={columns(64, 7)
          .map((x) => dot(x, 88))
          .join('')}
      />
    </g>,
    <g key="sorted">
      <path
        className="fallen"
        d={columns(52, 7)
          .map((x, index) => `M${Math.round(x)} 88V${[34, 8, 48, 20, 34, 8, 34][index]}`)
          .join('')}
      />
      <path d="M46 97h108" />
    </g>,
    <g key="range">
      <path className="tint" d="M104 58C120 50 136 34 146 14v54c-14-6-28-10-42-10z" />
      <path d="M54 82c16-6 34-16 50-24 16-8 30-16 42-22M104 6v88" />
      <path className="grain" d="M58 84h0m13-12h0m12 6h0m11-14h0" />
    </g>,
    <g key="odd">
      <path
        className="fallen"
        d={columns(38, 8)
          .map((x) => `M${Math.round(x)} 10V92`)
          .join('')}
      />
      <path
        className="odd"
        d={columns(38, 8)
          .map((x, index) => (index % 8 < odd ? dot(x, [26, 74, 42, 58, 90, 26, 58, 42][index] ?? 50) : ''))
          .join('')}
      />
    </g>,
    <path
      key="ranked"
      className="ranked"
      d={rows(5)
        .map((index) => `M70 ${14 + index * 18}h${58 - index * 10}`)
        .join('')}
    />,
  ];
}
