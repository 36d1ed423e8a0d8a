import { expect, test } from 'vitest';
import { cin, gstin, gstinCheck } from './registration.ts';

const said = (result: { error?: { issues: { message: string }[] } | undefined }) => result.error?.issues[0]?.message;

test('the number that guides to the check digit take as their example is a GSTIN', () => {
  expect(gstin.safeParse('27AAPFU0939F1ZV').success).toBe(true);
});

test('a GSTIN with a slip is told by its last character', () => {
  expect(said(gstin.safeParse('27AAPFU0993F1ZV'))).toContain(`would be ${gstinCheck('27AAPFU0993F1Z')}`);
  expect(gstinCheck('27AAPFU0993F1Z')).not.toBe('V');
});

test.each(['27 AAPFU0939F1ZV', '27aapfu0939f1zv', '41AAPFU0939F1ZV', '27AAPFU0939F1Z'])(
  '"%s" is no GSTIN',
  (number) => {
    expect(said(gstin.safeParse(number))).toContain('15 characters');
  },
);

test('the example of a GSTIN in its message is one', () => {
  const [example = ''] = /\w{15}$/.exec(said(gstin.safeParse('')) ?? '') ?? [];
  expect(gstin.safeParse(example).success).toBe(true);
});

test('a CIN has 21 characters in their order', () => {
  expect(cin.safeParse('U72200TN2018PTC123456').success).toBe(true);
  for (const number of ['72200TN2018PTC123456', 'u72200tn2018ptc123456', 'U72200TN18PTC123456'])
    expect(said(cin.safeParse(number))).toContain('21 characters');
});
