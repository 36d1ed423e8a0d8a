import { expect, test } from 'vitest';
import { countedLoops } from './counted-loops.ts';

/** The pieces of the line in which its direction is known at both ends: where each begins, where it goes, where it ends. */
function piecesOf(path: string) {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MHca])([^MHca]*)/g)].map(([, letter = '', rest = '']) => {
    const [first = 0, ...more] = (rest.match(/-?\d+/g) ?? []).map(Number);
    const from = { x, y };
    const numbers = [first, ...more];
    if (letter === 'M') [x, y] = [first, more[0] ?? 0];
    else if (letter === 'H') x = first;
    else [x, y] = [x + (numbers.at(-2) ?? 0), y + (numbers.at(-1) ?? 0)];
    return { letter, numbers, from, to: { x, y } };
  });
}

test.each([1, 5, 9, 24])('%i is drawn as so many loops, each round one dot', (count) => {
  const { line, dots, width } = countedLoops(count);
  const circles = piecesOf(line).filter(({ letter }) => letter === 'a');
  expect(circles).toHaveLength(count);
  const places = piecesOf(dots.replaceAll('h0', '').replaceAll('m', 'c')).map(({ to }) => to);
  expect(places).toEqual(circles.map(({ from, to }) => ({ x: (from.x + to.x) / 2, y: to.y })));
  expect(Math.max(...circles.map(({ from }) => from.x))).toBeLessThan(width);
});

test.each([0, 3])('a line with %i loops begins and ends on the floor, and has no corner', (count) => {
  const pieces = piecesOf(countedLoops(count, -40, 200).line);
  expect(pieces[0]?.to).toEqual({ x: -40, y: 0 });
  expect(pieces.at(-1)?.to).toEqual({ x: 200, y: 0 });
  for (const { letter, numbers, from, to } of pieces) {
    if (letter !== 'c') continue;
    const [startX = 0, startY, endX = 0, endY = 0] = numbers;
    // Along the floor at one end, upright where it meets the half circle at the other.
    if (from.y === 0) expect([startY, from.x + endX, Math.sign(from.y + endY - to.y)]).toEqual([0, to.x, 1]);
    else expect([startX, from.y + endY, Math.sign(to.x - from.x - endX)]).toEqual([0, 0, 1]);
  }
});

test('none is a line without a loop', () => {
  expect(countedLoops(0, 0, 90)).toMatchObject({ line: 'M0 0H90', dots: '' });
});

test.each([-1, 2.5, Number.NaN])('%d is refused', (count) => {
  expect(() => countedLoops(count)).toThrow(RangeError);
});
