import { expect, test } from 'vitest';
import { packageShop, parcelId, parcelPlaces, SHOP } from './package-shop.tsx';

test.each([1, 2, 4, 9])(
  'of %i packages, each has a place of its own within the picture, the first one on the counter',
  (count) => {
    const places = parcelPlaces(count);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(0);
      expect(x + 86).toBeLessThan(SHOP.width);
      expect(y - 86).toBeGreaterThan(-SHOP.height);
    }
    expect(places[0]).toEqual(parcelPlaces(9)[0]);
  },
);

test('parcels stand on those of the row below: only the uppermost row can have one instead of two', () => {
  const rows = Map.groupBy(parcelPlaces(8).slice(1), ({ y }) => y);
  expect([...rows.values()].map(({ length }) => length)).toEqual([1, 2, 2, 2]);
});

test('a package has the parcel of its thing, and one whose thing has no sign the plain one', () => {
  const plain = parcelId(undefined);
  expect(parcelId('tape')).toBe(plain);
  expect(parcelId('weighbridge')).not.toBe(plain);
  expect(packageShop[parcelId('weighbridge')]).not.toEqual(packageShop[plain]);
});
