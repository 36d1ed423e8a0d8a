import { expect, test } from 'vitest';
import { addressText } from './postal-address.ts';

const office = { city: 'Chennai', region: 'Tamil Nadu', country: 'IN' };

test('an office without a street is told by its city, its region and the name of its country', () => {
  expect(addressText(office)).toBe('Chennai, Tamil Nadu, India');
});

test('the street comes first, and the postcode behind the city', () => {
  const complete = { ...office, street: '12 Anna Salai', postcode: '600002' };
  expect(addressText(complete)).toBe('12 Anna Salai, Chennai 600002, Tamil Nadu, India');
});
