import { describe, expect, test } from 'vitest';
import { evidence, isEvident, restOf } from './evidence.ts';
import type { RecordContent, Specimen } from './specimen.ts';

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

describe('below its evidence a record shows what is left', () => {
  const caption = 'Quotation B, first year';
  const field = (label: string, value: string, mark?: 'ring' | 'strong') => ({ label, value, ...(mark && { mark }) });

  test('of a screen not the figure, and with its dots not the pieces', () => {
    const screen = {
      place: 'Test set',
      job: 'Version 7',
      fields: [field('Wrong', '5', 'ring')],
      buttons: [{ label: 'Send' }],
    };
    const counted = { figure: { value: '188', unit: 'right' }, pieces: { good: 188, bad: 5, planned: 200 } };
    const record: RecordContent = { kind: 'terminal', ...screen, ...counted };
    expect(restOf(record, { form: 'dots', value: '188', counts: [188, 5, 7], caption })).toEqual({
      kind: 'terminal',
      ...screen,
    });
    expect(restOf(record, { form: 'ring', value: '5', caption })).toEqual(record);
  });

  test('of papers and tables not the marked rows of values on bars or in a ring', () => {
    const fields = [field('Setup', '₹90'), field('Total', '₹90', 'strong'), field('Later', '₹95', 'ring')];
    const sheets = [{ form: 'paper' as const, heading: 'Quotation B', fields }];
    expect(restOf({ kind: 'sheet', sheets }, { form: 'bars', values: ['₹90', '₹95'], caption })).toEqual({
      kind: 'sheet',
      sheets: [{ ...sheets[0], fields: [fields[0]] }],
    });
    const rows = [
      ['Posts', { value: '0 orders', mark: 'ring' as const }],
      ['Adverts', '6 orders'],
    ];
    const table: RecordContent = { kind: 'register', heading: 'One month', columns: ['Where', 'Orders'], rows };
    expect(restOf(table, { form: 'ring', value: '0 orders', caption })).toEqual({ ...table, rows: [rows[1]] });
    expect(restOf(table, { form: 'sign', value: '0 orders', caption, thing: 'moon' })).toEqual(table);
  });

  test('of a chart nothing where the evidence is its curve, and all of it otherwise', () => {
    const record: RecordContent = {
      kind: 'chart',
      time: { from: 0, to: 1, unit: 'week', ticks: [] },
      scale: { from: 0, to: 1, unit: 'per cent', ticks: [] },
      series: [{ label: 'Users', form: 'step', points: [[0, 1]] }],
      ring: { at: [0, 1], label: 'withdrawn' },
    };
    expect(restOf(record, { form: 'curve', value: '14:24', caption })).toBeUndefined();
    expect(restOf(record, undefined)).toEqual(record);
  });
});
