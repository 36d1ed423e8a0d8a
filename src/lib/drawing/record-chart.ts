import { curveLinear, curveMonotoneX, curveStepAfter, line } from 'd3-shape';
import type { ChartContent } from '../../schemas/specimen.ts';

type Series = ChartContent['series'][number];
type Point = Series['points'][number];

/** Side of the square, in user units, that a chart's drawing is made in and then stretched to the chart's shape. */
export const SIDE = 1000;

const CURVES = { line: curveMonotoneX, step: curveStepAfter, dots: curveLinear, bars: curveLinear };

/** Curves one after the other that stay on one height: a straight line is a shorter word for them. */
const LEVEL = /,(-?\d+)(?:C-?\d+,\1,-?\d+,\1,(-?\d+),\1(?!\d))+/g;

/** Where a chart's times and values stand, in percent of its width from the left and of its height from the top. */
export function placesIn({ time, scale }: Pick<ChartContent, 'time' | 'scale'>) {
  const share = (value: number, { from, to }: { from: number; to: number }) => (value - from) / (to - from);
  const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
  return {
    x: (at: number) => percent(share(at, time)),
    y: (value: number) => percent(1 - share(value, scale)),
    width: (span: { from: number; to: number }) => percent(share(span.to, time) - share(span.from, time)),
    /** The drawing of a series as path data in the square. Dots are dashes of no length, bars stand on the bottom. */
    path: ({ form, points }: Series): string => {
      const left = ([at]: Point) => Math.round(share(at, time) * SIDE);
      const top = ([, value]: Point) => Math.round((1 - share(value, scale)) * SIDE);
      if (form === 'dots') return points.map((point) => `M${left(point)} ${top(point)}h0`).join('');
      if (form === 'bars') return points.map((point) => `M${left(point)} ${SIDE}V${top(point)}`).join('');
      return (line<Point>(left, top).curve(CURVES[form]).digits(0)(points) ?? '').replace(LEVEL, ',$1H$2');
    },
  };
}

/** From where on, of the time, and below what, of the scale, all values have to lie. */
const [EARLY, LOW] = [0.3, 0.5];

/** Whether the upper right of a chart is free: all that is drawn falls early, and stays low. */
export function isFalling({
  time,
  scale,
  series,
  limit,
}: Pick<ChartContent, 'time' | 'scale' | 'series' | 'limit'>): boolean {
  const from = time.from + EARLY * (time.to - time.from);
  const below = scale.from + LOW * (scale.to - scale.from);
  const late = series.flatMap(({ points }) => points.filter(([at]) => at >= from).map(([, value]) => value));
  return late.length > 0 && [...late, limit?.at ?? scale.from].every((value) => value < below);
}

/** How near to a value a line may begin, of the whole scale, until it would run through the value's label. */
const NEAR = 0.06;

/** Where the label of a value stands, to whose left a line comes in that begins at another value: never on that line. */
export function labelShift(value: number, begins: number, scale: ChartContent['scale']): 'above' | 'beside' | 'below' {
  const above = (begins - value) / (scale.to - scale.from);
  if (Math.abs(above) > NEAR) return 'beside';
  return above > 0 ? 'below' : 'above';
}

/** `24.67` on the `clock` as `0:40`, `3` of the unit `week` as `week 3`. */
export function timeText(at: number, unit: string): string {
  if (unit !== 'clock') return `${unit} ${at}`;
  const minutes = Math.round(at * 60);
  return `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`;
}
