import { expect } from 'vitest';
import { SpoiltContent } from './spoilt-content.ts';

/** For tests: writes `yaml` into a field of the content and expects exactly one problem, in that field. */
export function expectProblem(file: string, field: string, yaml: string, found: string, expected: string) {
  const content = new SpoiltContent();
  const line = content.put(file, field, yaml);
  expect(content.problems()).toEqual([{ file, line, field, found, expected }]);
}
