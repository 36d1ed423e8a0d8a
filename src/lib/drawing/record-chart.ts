import { curveLinear, curveMonotoneX, curveStepAfter, line } from 'd3-shape';
import type { ChartContent } from '../../schemas/specimen.ts';

type Series = ChartContent['series'][number];
type Point = Series['points'][number];

/** Side of the square, in user units, that a chart's drawing is made in and then stretched to the chart's shape. */
export const SIDE = 1000;

const CURVES = { line: curveMonotoneX, step: curveStepAfter, dots: curveLinear, bars: curveLinear };

/** Curves one after the other that stay on one height: a straight line is a shorter word for them. */
const LEVEL = /,(-?\d+)(?:C-?\d+,\1,-?\d+,\1,(-?\d+),\1(?!\d))+/g;

/** From each point of a path to the next: other than places, its distances are often the same, so that they compress well. */
function inSteps(path: string): string {
  let [left, top] = [0, 0];
  return path.replace(/([MCLH])([\d,-]+)/g, (_, letter: string, list: string) => {
    const places = list.split(',').map(Number);
    const steps = places.map((place, index) => place - (index % 2 === 0 ? left : top));
    left = (letter === 'H' ? places.at(-1) : places.at(-2)) ?? left;
    top = (letter === 'H' ? top : places.at(-1)) ?? top;
    return `${letter === 'M' ? 'M' : letter.toLowerCase()}${steps.join(' ').replaceAll(' -', '-')}`;
  });
}

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
      return inSteps((line<Point>(left, top).curve(CURVES[form]).digits(0)(points) ?? '').replace(LEVEL, ',$1H$2'));
    },
  };
}

/** The longest line of a ring's label, in letters; a narrow label can stand nearer to its ring, where a wide one is distant. */
const [LINE, NARROW, DISTANT] = [20, 12, 40];
/** In percent of a chart on a phone: a letter, a line of letters, and what stays free between ring, line and label. */
const [LETTER, LEADING, CLEAR] = [3.2, 9, 6];
/** How far above the plot a label may reach, and how far from the ring it may stand without a leader. */
const [ABOVE, FAR] = [-15, 12];

/** A line of a label that is as large as a heading, in percent of a chart that is as wide as the page. */
const LARGE = 20;

/** Words in as few lines as they need, of which the longest is as short as may be. */
function linesOf(label: string, longest: number): string[] {
  const inLines = (letters: number) => {
    const lines: string[] = [];
    for (const word of label.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + word.length < letters) lines.splice(-1, 1, `${last} ${word}`);
      else lines.push(word);
    }
    return lines;
  };
  const fewest = inLines(longest).length;
  const letters = Array.from({ length: longest }, (_, at) => at + 1).find((most) => inLines(most).length === fewest);
  return inLines(letters ?? longest);
}

/**
 * Where the label of a ring stands: on its left or on its right, so far above it that nothing drawn is behind the label, or below
 * it where that is nearer. In percent of the plot; `y` is the edge of the label that the leader comes to. Where it is roomy, there is
 * so much air above that the label can be much larger in a chart across the page.
 */
export function ringLabel({ time, scale, series, limit, span, ring }: Omit<ChartContent, 'kind'>) {
  const share = (value: number, { from, to }: { from: number; to: number }) => (100 * (value - from)) / (to - from);
  const [x, y] = [share(ring.at[0], time), 100 - share(ring.at[1], scale)];
  const top = (value: number) => 100 - share(value, scale);
  /** The pieces that are drawn between two times, each from its highest to its lowest place. */
  const drawn = (left: number, right: number) => [
    ...(limit ? [[top(limit.at), top(limit.at)] as const] : []),
    ...series.flatMap(({ form, points }) =>
      points.flatMap(([at, value], index) => {
        const [next, until] = points[index + 1] ?? [at, value];
        const [from, to] = [share(at, time), form === 'line' || form === 'step' ? share(next, time) : share(at, time)];
        if (to < left || from > right) return [];
        const along = (place: number) =>
          form === 'line' && to > from ? top(value + ((until - value) * (place - from)) / (to - from)) : top(value);
        const ends = [along(Math.max(from, left)), along(Math.min(to, right))];
        return [[Math.min(...ends), form === 'bars' ? 100 : Math.max(...ends)] as const];
      }),
    ),
  ];
  const isFar = (place: { y: number }) => Math.abs(place.y - y) > FAR;
  const costOf = (place: { y: number; isBelow: boolean }) => (isFar(place) ? y - place.y : Number(place.isBelow));
  const nearest = (longest: number) => {
    const lines = linesOf(ring.label, longest);
    const [width, height] = [LETTER * Math.max(...lines.map((line) => line.length)), LEADING * lines.length];
    const places = (['end', 'start'] as const).flatMap((anchor) => {
      // Not across the edge of a span that the ring is in.
      const isInSpan = span && span.from < ring.at[0] && ring.at[0] < span.to;
      const from = isInSpan ? share(anchor === 'end' ? span.from : span.to, time) : x;
      const [left, right] = anchor === 'end' ? [from - width, from - 1] : [from + 1, from + width];
      if (left < -CLEAR || right > 100 + CLEAR) return [];
      const pieces = drawn(left, right);
      const above = Math.min(y, ...pieces.map(([highest]) => highest)) - CLEAR;
      const below = y + CLEAR;
      const isFree =
        below + height <= 100 && pieces.every(([highest, lowest]) => lowest <= y || highest >= below + height);
      const place = { anchor, x: from, lines };
      return [
        ...(above - height >= ABOVE ? [{ ...place, y: above, isBelow: false }] : []),
        ...(isFree ? [{ ...place, y: below, isBelow: true }] : []),
      ];
    });
    const otherwise = { anchor: x > 50 ? 'end' : 'start', x, y: 0, isBelow: false, lines } as const;
    return places.toSorted((one, other) => costOf(one) - costOf(other))[0] ?? otherwise;
  };
  const wide = nearest(LINE);
  const best = costOf(wide) > DISTANT ? nearest(NARROW) : wide;
  const isRoomy = !best.isBelow && best.y - LARGE * best.lines.length >= ABOVE;
  return { ...best, hasLeader: isFar(best), isRoomy };
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
