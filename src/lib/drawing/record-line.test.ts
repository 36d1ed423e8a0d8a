import { describe, expect, test } from 'vitest';
import { isLineOfCases, isOneLine } from './record-line.ts';

type Story = Parameters<typeof isOneLine>[0][number];

const results = { claims: [], points: ['Nobody waits for the bus.'] };
const testimonial = {
  quote: 'I had it on the screen while he was still describing it.',
  name: 'Kavitha',
  role: 'Secretary',
};
const told = { ...results, testimonial };
const thing: Story['thing'] = 'tape';

const chart = (points: [number, number][]): Story['record'] => ({
  kind: 'chart',
  time: { from: 1, to: 3, unit: 'week', ticks: [] },
  scale: { from: 0, to: 9, unit: 'files', ticks: [] },
  series: [{ label: 'Files', form: 'step', points }],
  ring: { at: [2, 1], label: 'April' },
});
const whole = chart([
  [1, 9],
  [3, 0],
]);
const sheet = (mark?: 'ring'): Story['record'] => ({
  kind: 'sheet',
  sheets: [{ form: 'card', heading: 'Casting', fields: [{ label: 'Sand', value: '4.1%', mark }] }],
});

const slips = (...entries: (string | { value: string; mark: 'ring' })[]): Story['record'] => ({
  kind: 'register',
  form: 'slips',
  heading: 'Towels',
  columns: ['Pieces', 'Time'],
  rows: entries.map((entry) => [entry, '21:14']),
});
const ringed = { value: '38', mark: 'ring' } as const;

describe('one line goes through all stories', () => {
  test('where it can pass each record', () => {
    expect(isOneLine([{ record: slips('40', ringed), results: told, thing }])).toBe(true);
    expect(isOneLine([{ record: whole, results: told, thing }])).toBe(true);
    expect(
      isOneLine([
        { record: whole, results, thing },
        { record: sheet('ring'), results: told, thing },
      ]),
    ).toBe(true);
  });
  test.each([
    ['there is no record', [{ results: told, thing }]],
    ['a record has no picture', [{ record: whole, results: told }]],
    ['no slip is ringed', [{ record: slips('40', '38'), results: told, thing }]],
    ['slips hang in two rows', [{ record: slips('40', ringed, '38', '38', '36'), results: told, thing }]],
    ['nothing is ringed', [{ record: sheet(), results: told, thing }]],
    [
      'a series ends before its chart does',
      [
        {
          record: chart([
            [1, 9],
            [2, 0],
          ]),
          results: told,
          thing,
        },
      ],
    ],
    [
      'a chart is reached from its end',
      [
        { record: whole, results: told, thing },
        { record: whole, results: told, thing },
      ],
    ],
    [
      'a panorama is reached from the right',
      [
        { record: whole, results, thing },
        { record: sheet('ring'), results, thing },
      ],
    ],
  ])('but not where %s', (_, stories: Story[]) => {
    expect(isOneLine(stories)).toBe(false);
  });
});

describe('one line goes through all cases', () => {
  const register: Story['record'] = { kind: 'register', heading: 'Endorsement', columns: ['Row'], rows: [['1']] };
  const screen = (ringed: number): Story['record'] => ({
    kind: 'terminal',
    place: 'Wall',
    job: 'East',
    figure: { value: '31.5', unit: 'm³' },
    buttons: [],
    fields: [0, 1, 2, 3].map((at) => ({ label: `${at}`, value: '1', mark: at === ringed ? 'ring' : undefined })),
  });
  const cases = [sheet('ring'), sheet('ring'), register, whole].map((record) => ({ record }));

  test.each([4, 3, 2, 1])('of %i', (count) => {
    expect(isLineOfCases(cases.slice(0, count))).toBe(true);
  });
  test.each([0, 1, 3])('through the value in row %i of a screen', (ringed) => {
    expect(isLineOfCases([{ record: screen(ringed) }])).toBe(true);
  });
  test.each([
    ['there is no record', [{ record: undefined }]],
    ['a cover has another record than its own', cases.toReversed()],
    ['there are more than there are covers', [...cases, ...cases]],
    ['a screen rings what stands on its left', [{ record: screen(2) }]],
    ['a series ends before its chart does', [...cases.slice(0, 3), { record: chart([[1, 9]]) }]],
  ])('but not where %s', (_, others) => {
    expect(isLineOfCases(others)).toBe(false);
  });
});
