import { expect, test } from 'vitest';
import { LINE_BOX } from './line.ts';
import { lines } from './lines.ts';

/** Where a path is at its end, which starts on the floor at the left of its box. */
function endOf(path: string): [x: number, y: number] {
  let [x, y]: [number, number] = [0, LINE_BOX.floor];
  for (const [, letter = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = rest.match(/-?\d+/g)?.map(Number) ?? [];
    const step = { c: 6, a: 7, l: 2 }[letter.toLowerCase()] ?? numbers.length;
    const moves = Array.from({ length: numbers.length / step }, (_, index) =>
      numbers.slice(index * step, (index + 1) * step),
    );
    for (const move of moves) {
      const [toX = 0, toY = 0] = move.slice(-2);
      if (letter === 'H') x = toX;
      else if (letter === 'V') y = toX;
      else if (letter === 'h') x += toX;
      else if (letter === 'v') y += toX;
      else if (letter === letter.toUpperCase()) [x, y] = [toX, toY];
      else [x, y] = [x + toX, y + toY];
    }
  }
  return [x, y];
}

test.each(Object.entries(lines))(
  'the line that draws %s leaves the floor and comes back to it, farther on',
  (_, { line }) => {
    expect(line).toMatch(/^H\d/);
    const [x, y] = endOf(line);
    expect(y).toBe(LINE_BOX.floor);
    expect(x).toBeGreaterThan(Number.parseInt(line.slice(1), 10) - 2);
    expect(x).toBeLessThanOrEqual(LINE_BOX.width);
  },
);
