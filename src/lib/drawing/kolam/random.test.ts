import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';

function numbers(seed: string, count: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
}

test('the same seed gives the same numbers', () => {
  expect(numbers('services/data-ai', 50)).toEqual(numbers('services/data-ai', 50));
});

test('two streams of one seed do not disturb each other', () => {
  const [one, other] = [seededRandom('home'), seededRandom('home')];
  one();
  one();
  expect(other()).toBe(numbers('home', 1)[0]);
});

test('seeds that are nearly alike give different numbers', () => {
  const firsts = ['home', 'hone', 'Home', 'home ', '', 'ஹோம்'].map((seed) => numbers(seed, 1)[0]);
  expect(new Set(firsts).size).toBe(firsts.length);
});

test('numbers are at least 0 and below 1', () => {
  const all = numbers('logo', 10_000);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...all)).toBeLessThan(1);
});

test('each tenth of the range gets about a tenth of the numbers', () => {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const number of numbers('logo', 10_000)) {
    const tenth = Math.floor(number * 10);
    counts[tenth] = (counts[tenth] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
