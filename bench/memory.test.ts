import { expect, test } from 'vitest';
import { treeSize } from './memory.ts';

test('the size of a tree is that of a process and all below it', () => {
  const processes = [
    { id: 1, parent: 0, bytes: 1000 },
    { id: 2, parent: 1, bytes: 10 },
    { id: 3, parent: 2, bytes: 5 },
    { id: 4, parent: 2, bytes: 3 },
    { id: 5, parent: 1, bytes: 500 },
  ];
  expect(treeSize(processes, 2)).toBe(18);
  expect(treeSize(processes, 9)).toBe(0);
});
