import { expect, test } from 'vitest';
import { missingDots, missingParcel, NEXT, pilePlaces } from './next-package.tsx';

test.each([0, 1, 2, 9])(
  'of %i packages, the last ones are piled up, and the next one has the place above them',
  (count) => {
    const { standing, next } = pilePlaces(count);
    expect(standing).toHaveLength(Math.min(count, 3));
    expect(next.y).toBe(-9 - 86 * standing.length);
    expect(standing.map(({ y }) => y)).toEqual([-181, -95, -9].slice(3 - standing.length));
    for (const { x, y } of [...standing, next]) {
      expect(x).toBeGreaterThan(NEXT.x);
      expect(x + 86).toBeLessThan(NEXT.x + NEXT.width);
      expect(y - 86).toBeGreaterThan(-NEXT.height);
    }
  },
);

test('what is not there yet is as large as a parcel, with dots in its middle', () => {
  expect(missingParcel({ x: 0, y: 0 })).toBe('M3 -3v-80h80v80z');
  expect(missingDots({ x: 0, y: 0 })).toMatch(/^M43 -43h0/);
});
