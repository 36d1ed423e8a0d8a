import { expect, test } from 'vitest';
import type { Load } from './serving-load.ts';
import { goalsOfServing, servingTable } from './serving-results.ts';

function load(server: string, connections: number, rate: number, errors = 0): Load {
  return { server, connections, rate, p99: 12, errors, processorTime: 50 };
}

test('the embedded server is to reach half of the rate of nginx, by the median of the rounds', () => {
  const loads = [load('embedded', 10, 9), load('embedded', 10, 50), load('embedded', 10, 55), load('nginx', 10, 100)];
  expect(goalsOfServing(loads)[0]).toMatchObject({ measured: '0.50\u00a0×', isMet: true });
  expect(goalsOfServing([...loads, load('embedded', 10, 10)])[0]).toMatchObject({ isMet: false });
});

test('one error of the embedded server at 1 000 connections is one too many, those of nginx are its own', () => {
  const loads = [load('embedded', 1000, 90, 1), load('embedded', 1000, 90), load('nginx', 1000, 100, 5)];
  expect(goalsOfServing(loads).at(-1)).toMatchObject({ measured: '1', isMet: false });
  expect(goalsOfServing([load('embedded', 1000, 90), load('nginx', 1000, 100, 5)]).at(-1)).toMatchObject({
    isMet: true,
  });
});

test('the table has a row for each server and number of connections', () => {
  const rows = servingTable([load('embedded', 10, 1234), load('nginx', 10, 2345)])
    .split('\n')
    .slice(2);
  expect(rows.map((row) => row.split('|')[2]?.trim())).toEqual(['embedded', 'nginx']);
  expect(rows[0]).toContain('50 µs');
});
