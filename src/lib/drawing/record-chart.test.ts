import { expect, test } from 'vitest';
import { labelShift, placesIn, ringLabel, timeText } from './record-chart.ts';

const ticks: { at: number; label: string }[] = [];
const { x, y, width, path } = placesIn({
  time: { from: 18, to: 30, unit: 'clock', ticks },
  scale: { from: 0, to: 8, unit: '°C', ticks: [] },
});

test('times run from left to right and values from bottom to top', () => {
  expect([x(18), x(24), x(30)]).toEqual(['0%', '50%', '100%']);
  expect([y(0), y(4), y(8)]).toEqual(['100%', '50%', '0%']);
  expect(width({ from: 21, to: 24 })).toBe('25%');
});

test('dots and bars stand where their values are', () => {
  const points: [number, number][] = [
    [18, 0],
    [30, 8],
  ];
  expect(path({ label: '', form: 'dots', points })).toBe('M0 1000h0M1000 0h0');
  expect(path({ label: '', form: 'bars', points })).toBe('M0 1000V1000M1000 1000V0');
});

test('a step holds its value until it changes', () => {
  const points: [number, number][] = [
    [18, 8],
    [24, 0],
  ];
  expect(path({ label: '', form: 'step', points })).toBe('M0 0l500 0l0 1000');
});

/** Where a path of curves goes: its beginning, and of each curve what it is drawn towards, and its end. */
function placesOf(path: string): [left: number, top: number][][] {
  let [left, top] = [0, 0];
  return path.split(/[Mc]/).flatMap((steps) => {
    const numbers = (steps.match(/-?\d+/g) ?? []).map(Number);
    if (numbers.length === 0) return [];
    const from = { left, top };
    const places = Array.from({ length: numbers.length / 2 }, (_, at): [number, number] => [
      from.left + (numbers[2 * at] ?? 0),
      from.top + (numbers[2 * at + 1] ?? 0),
    ]);
    [left, top] = places.at(-1) ?? [left, top];
    return [places];
  });
}

test('a measured line passes through its points and never beyond them', () => {
  const points: [number, number][] = [
    [18, 2],
    [24, 8],
    [30, 2],
  ];
  const curves = placesOf(path({ label: '', form: 'line', points }));
  expect(curves.map((curve) => curve.at(-1))).toEqual([
    [0, 750],
    [500, 0],
    [1000, 750],
  ]);
  expect(Math.min(...curves.flat().map(([, top]) => top))).toBe(0);
});

test('a line that stays on one height is drawn straight', () => {
  const points: [number, number][] = [
    [18, 2],
    [21, 6],
    [24, 6],
    [27, 6],
    [30, 2],
  ];
  expect(path({ label: '', form: 'line', points })).toMatch(/^M0 750c[^a-z]+ 250-500h500c[^a-z]+ 250 500$/);
});

test('the label of a value stands clear of the line that comes in to the first point', () => {
  const scale = { from: 0, to: 40, unit: 'students', ticks: [] };
  expect([0, 20, 40].map((value) => labelShift(value, 40, scale))).toEqual(['beside', 'beside', 'above']);
  expect([labelShift(40, 39, scale), labelShift(38, 39, scale)]).toEqual(['above', 'below']);
});

test('times are told as a clock shows them, or counted', () => {
  expect(timeText(24.67, 'clock')).toBe('0:40');
  expect(timeText(18, 'clock')).toBe('18:00');
  expect(timeText(3, 'week')).toBe('week 3');
});

/** Where a ring's label stands, of a chart of ten weeks and eight calls. */
const labelIn = (points: [number, number][], at: [number, number], limit?: { at: number; label: string }) =>
  ringLabel({
    time: { from: 0, to: 10, unit: 'week', ticks },
    scale: { from: 0, to: 8, unit: 'calls', ticks: [] },
    series: [{ label: '', form: 'line', points }],
    limit,
    ring: { at, label: 'Week eight, no calls' },
  });

test('the label of a ring stands beside it where nothing is drawn, and above what is', () => {
  const falling: [number, number][] = [
    [0, 8],
    [6, 4],
    [8, 1],
    [10, 1],
  ];
  expect(labelIn(falling, [8, 1])).toMatchObject({ anchor: 'end', x: 80, hasLeader: true, isBelow: false });
  expect(labelIn(falling, [8, 1]).y).toBeLessThan(50);
  expect(labelIn(falling, [2, 6.67])).toMatchObject({ anchor: 'start', x: 20, hasLeader: false });
  const rising: [number, number][] = [
    [0, 0],
    [10, 8],
  ];
  expect(labelIn(rising, [8, 6.4])).toMatchObject({ anchor: 'end', x: 80, hasLeader: false, isBelow: false });
  expect(labelIn(rising, [8, 6.4], { at: 7.5, label: '' }).y).toBeLessThan(6.25);
});

test('the label of a ring stands clear of bars, steps and spans, and below its ring where that is nearer', () => {
  const frame = {
    time: { from: 0, to: 10, unit: 'week' as const, ticks },
    scale: { from: 0, to: 8, unit: 'calls', ticks: [] },
    ring: { at: [8, 1] as [number, number], label: 'Week eight' },
  };
  const points: [number, number][] = [
    [6, 7],
    [8, 1],
  ];
  for (const form of ['bars', 'step'] as const) {
    const label = ringLabel({ ...frame, series: [{ label: '', form, points }] });
    expect(label, form).toMatchObject({ anchor: 'end', hasLeader: true });
    expect(label.y, form).toBeLessThan(12.5);
  }
  const span = { from: 7, to: 9, label: '' };
  expect(ringLabel({ ...frame, series: [], span })).toMatchObject({ anchor: 'end', x: 70 });
  const early = { from: 0, to: 3, label: '' };
  expect(ringLabel({ ...frame, series: [], span: early, ring: { at: [2, 4], label: 'Week two' } })).toMatchObject({
    anchor: 'start',
    x: 30,
  });
  const flat: [number, number][] = [
    [0, 4],
    [10, 4],
  ];
  // Right below a limit.
  const below = ringLabel({
    ...frame,
    series: [{ label: '', form: 'line', points: flat }],
    limit: { at: 5, label: '' },
    ring: { at: [8, 4], label: 'Week eight' },
  });
  expect(below).toMatchObject({ isBelow: true, hasLeader: false });
});

test('the label of a ring is broken into lines that are alike', () => {
  expect(labelIn([], [8, 1]).lines).toEqual(['Week eight, no calls']);
  expect(
    ringLabel({
      time: { from: 0, to: 10, unit: 'week', ticks },
      scale: { from: 0, to: 8, unit: 'calls', ticks: [] },
      series: [],
      ring: { at: [8, 1], label: 'April, last register closed' },
    }).lines,
  ).toEqual(['April, last', 'register closed']);
});

test('the label of a ring is roomy where a much larger one would still stand above all that is drawn', () => {
  const low: [number, number][] = [
    [0, 4],
    [10, 4],
  ];
  expect(labelIn(low, [8, 4])).toMatchObject({ isBelow: false, isRoomy: true });
  const high: [number, number][] = [
    [0, 7.8],
    [10, 7.8],
  ];
  expect(labelIn(high, [8, 7.8]).isRoomy).toBe(false);
});
