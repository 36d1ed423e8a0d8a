import { expect, test } from 'vitest';
import type { Claim } from '../../schemas/parts.ts';
import { bars, sign } from './claim.ts';

function claim(percent: number, change: Claim['change']): Claim {
  return { percent, change, label: 'follow-up efficiency' };
}

test('80 percent up is 100 to 180', () => {
  const { before = 0, after = 0 } = bars(claim(80, 'up')) ?? {};
  expect(after).toBe(1);
  expect(after / before).toBeCloseTo(1.8);
});

test('250 percent up is 100 to 350', () => {
  const { before = 0, after = 0 } = bars(claim(250, 'up')) ?? {};
  expect(after / before).toBeCloseTo(3.5);
});

test('70 percent down is 100 to 30', () => {
  expect(bars(claim(70, 'down'))).toEqual({ before: 1, after: 0.3 });
});

test('100 percent down leaves nothing', () => {
  expect(bars(claim(100, 'down'))?.after).toBe(0);
});

test('a share has no before that it could be compared with', () => {
  expect(bars(claim(100, 'share'))).toBeUndefined();
});

test('what rises has a plus, what falls a minus, a share neither', () => {
  expect([sign(claim(80, 'up')), sign(claim(70, 'down')), sign(claim(95, 'share'))]).toEqual(['+', '−', '']);
});
