import type { ReactNode } from 'react';
import './funnel.css';
import { forecast, found } from './funnel-finds.tsx';

/** Half of the width that a funnel's walls leave, at the top of each storey and at the foot of the last: of 100 to either side. */
export const WALLS = [100, 89, 80, 72, 65, 59, 59] as const;

/** Where the line comes out: it is what is ranked first. */
export const FIRST_RANK = 14;

interface Storey {
  /** In a drawing of 200 by 100 that is stretched to the words beside it. */
  stretched: ReactNode;
  /** What would say something else if it were stretched: 120 by 90, in its own proportions, the line at 60. */
  kept?: ReactNode;
}

/** A number between 0 and 1 for each step, the same in every build. */
const noise = (step: number) => (step * 0.618034 + ((step * 7) % 5) * 0.13) % 1;
const rows = (count: number) => Array.from({ length: count }, (_, index) => index);
/** A stroke of almost no length: WebKit scales one of none, whatever its effect. */
const dot = (x: number, y: number) => `M${Math.round(x)} ${Math.round(y)}h.1`;

/** Not on the line, which comes down the middle. */
const beside = (x: number) => (x < 100 ? Math.min(x, 100 - CLEAR) : Math.max(x, 100 + CLEAR));
const CLEAR = 6;

/** Each record a dot that falls in. */
const rain = (count: number) =>
  rows(count)
    .map((index) => {
      const line = Math.floor((index * 12) / count);
      const half = WALLS[0] - 8 - line;
      return dot(
        beside(100 - half + ((index * 12) % count) * ((2 * half) / count) + (noise(index) - 0.5) * 9),
        7 + line * 7.6 + noise(index * 3) * 5,
      );
    })
    .join('');

const columns = (half: number, count: number) =>
  rows(count).map((index) => 100 - half + ((index + 0.5) * 2 * half) / count);

const gaps = (
  <>
    <path
      className="fallen"
      d={columns(74, 10)
        .map((x, index) => `M${Math.round(x)} 10V${[62, 44, 70, 52, 66, 40, 60, 72, 48, 64][index]}`)
        .join('')}
    />
    <path
      className="grain faint"
      d={columns(70, 8)
        .map((x) => dot(x, 88))
        .join('')}
    />
  </>
);

const sorted = (
  <>
    <path
      className="fallen"
      d={columns(62, 8)
        .map((x, index) => `M${Math.round(x)} 88V${[34, 8, 48, 20, 34, 8, 48, 34][index]}`)
        .join('')}
    />
    <path d="M34 97h132" />
  </>
);

const fallenAmong = (odd: number) => (
  <>
    <path
      className="fallen"
      d={columns(52, 8)
        .map((x) => `M${Math.round(x)} 10V92`)
        .join('')}
    />
    <path
      className="odd"
      d={columns(52, 8)
        .map((x, index) => (index < odd - 1 ? dot(x, [26, 74, 42, 58, 90, 26, 58, 42][index] ?? 50) : ''))
        .join('')}
    />
  </>
);

const ranked = (
  <>
    <path
      className="ranked"
      d={rows(4)
        .map((index) => `M62 ${32 + index * 18}h${62 - index * 15}`)
        .join('')}
    />
    <path className="ranked run" d={`M62 ${FIRST_RANK}h76`} />
  </>
);

/** What happens to the dots in each storey, of which so many are odd. The last of these is ringed, if there is one. */
export function funnelStoreys(count: number, odd: number): Storey[] {
  return [
    { stretched: <path className="grain" d={rain(count)} /> },
    { stretched: gaps },
    { stretched: sorted },
    { stretched: null, kept: forecast },
    { stretched: fallenAmong(odd), kept: odd > 0 ? found : undefined },
    { stretched: ranked },
  ];
}
