import { entryAt } from '../../../src/lib/content/pages.ts';
import { collections } from '../../../src/schemas/collections.ts';
import { problemsOfShape } from '../report/issue.ts';
import type { ContentProblem } from '../report/problem.ts';
import type { ContentSource } from '../report/source.ts';

/** Why a file cannot be read, or where it does not have the shape that its schema asks for. */
export function shapeProblems(source: ContentSource): ContentProblem[] {
  const entry = entryAt(source.path);
  if (entry === undefined || source.data === undefined) return source.problems;
  const problems = problemsOfShape(collections[entry.collection].schema, source.data);
  return [
    ...source.problems,
    ...problems.map(({ field, found, expected }) => source.problemAt(field, found, expected)),
  ];
}
