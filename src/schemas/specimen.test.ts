import { expect, test } from 'vitest';
import { record } from './specimen.ts';

const tanks = (level: string) => ({
  kind: 'register',
  form: 'tanks',
  heading: 'Overhead tanks',
  columns: ['Tank', 'Level'],
  rows: [
    ['Hostel A', '64%'],
    ['Hostel B', { value: level, mark: 'ring' }],
  ],
});

test('a tank is as full as its last entry says, in percent of the whole', () => {
  for (const level of ['0%', '18%', '100%']) expect(record.safeParse(tanks(level)).success).toBe(true);
  for (const level of ['low', '101%', '18']) {
    const [issue] = record.safeParse(tanks(level)).error?.issues ?? [];
    expect(issue).toMatchObject({ path: ['rows', 1, 1], message: 'how full the tank is: 64%' });
  }
});
