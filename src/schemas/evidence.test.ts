import { expect, test } from 'vitest';
import { evidence, isEvident } from './evidence.ts';
import type { Specimen } from './specimen.ts';

const specimen: Specimen = {
  title: 'Buyer gives up after 63 seconds',
  text: ['The third buyer spent 52 seconds at one box and closed the page.'],
  record: {
    kind: 'sheet',
    sheets: [{ form: 'card', heading: 'Form as it was', fields: [{ label: 'GSTIN', value: '52 s' }] }],
  },
  sample: true,
};

test.each([
  ['a value that the record has', { form: 'ring', value: '52 s' }, true],
  ['a value that stands nowhere', { form: 'ring', value: '53 s' }, false],
  ['two values of which one stands nowhere', { form: 'bars', values: ['52 s', '53 s'] }, false],
  ['as many dots as the value says', { form: 'dots', value: '52 s', counts: [11, 52] }, true],
  ['another number of dots', { form: 'dots', value: '52 s', counts: [11, 51] }, false],
  ['the curve of a record that is no chart', { form: 'curve', value: '52 s' }, false],
] as const)('%s', (_, shown, expected) => {
  expect(isEvident(structuredClone(shown) as Parameters<typeof isEvident>[0], specimen)).toBe(expected);
});

test('evidence has words beside its value, at most eight of them', () => {
  const shown = { form: 'ring', value: '52 s' };
  expect(evidence.safeParse({ ...shown, caption: 'of 63 seconds at the GSTIN box' }).success).toBe(true);
  expect(evidence.safeParse(shown).success).toBe(false);
  expect(() => evidence.parse({ ...shown, caption: 'of all the 63 seconds at only one box' })).toThrow(
    /more than eight words/,
  );
});
