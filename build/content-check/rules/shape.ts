import { entryAt } from '../../../src/lib/content/pages.ts';
import { collections } from '../../../src/schemas/collections.ts';
import { type Problem, problemsOfShape } from '../report/issue.ts';
import type { ContentProblem } from '../report/problem.ts';
import { type ContentSource, isGroup } from '../report/source.ts';

/** What was found in data that is still what it was: while an editor works, one file changes and all are checked. */
const known = new WeakMap<object, Problem[]>();

/** Why a file cannot be read, or where it does not have the shape that its schema asks for. */
export function shapeProblems(source: ContentSource): ContentProblem[] {
  const entry = entryAt(source.path);
  if (entry === undefined || source.data === undefined) return source.problems;
  const before = isGroup(source.data) ? known.get(source.data) : undefined;
  const problems = before ?? problemsOfShape(collections[entry.collection].schema, source.data);
  if (isGroup(source.data)) known.set(source.data, problems);
  return [
    ...source.problems,
    ...problems.map(({ field, found, expected }) => source.problemAt(field, found, expected)),
  ];
}
