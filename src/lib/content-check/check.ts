import { collections } from '../../schemas/collections.ts';
import { CONTENT_FOLDER } from '../content-files.ts';
import { factProblems } from './facts.ts';
import { shapeMistakes } from './issue.ts';
import { linkProblems } from './links.ts';
import { pageProblems } from './pages.ts';
import { collectionAt, filesIn, placeProblems } from './places.ts';
import { type ContentProblem, counted } from './problem.ts';
import { type ContentSource, nodesOf, readSource, valueAt } from './source.ts';

/** Every mistake in the content files, sorted by file and line; none, if the site can be built from them. */
export function checkContent(folder = CONTENT_FOLDER): ContentProblem[] {
  const paths = filesIn(folder);
  const sources = readable(folder);
  return [
    ...placeProblems(folder, paths),
    ...sources.flatMap(shapeProblems),
    ...pageProblems(sources),
    ...linkProblems(sources),
    ...factProblems(sources),
  ].toSorted((one, other) => compare(one.file, other.file) || (one.line ?? 0) - (other.line ?? 0));
}

/** All problems as one message, for an editor who is not a programmer. */
export function describeProblems(problems: ContentProblem[]): string {
  const paragraphs = problems.map(({ file, line, field, found, expected }) => {
    const place = `${file}${line === undefined ? '' : `:${line}`}${field === '' ? '' : `  ${field}`}`;
    return `  ${place}\n    found:    ${found}\n    expected: ${expected}`;
  });
  const heading = `${counted(problems.length, 'mistake', 'mistakes')} in the content; nothing was built.`;
  return [heading, ...paragraphs].join('\n\n');
}

/** How many entries are marked as samples, which have to be replaced before the site goes live. */
export function samplesIn(folder = CONTENT_FOLDER): number {
  const nodes = readable(folder).flatMap(({ data }) => [...nodesOf(data)]);
  return nodes.filter(({ value }) => valueAt(value, ['sample']) === true).length;
}

function readable(folder: string): ContentSource[] {
  return filesIn(folder)
    .filter((path) => collectionAt(path) !== undefined)
    .map((path) => readSource(folder, path));
}

function shapeProblems(source: ContentSource): ContentProblem[] {
  const name = collectionAt(source.path);
  if (name === undefined || source.problems.length > 0) return source.problems;
  const mistakes = shapeMistakes(collections[name].schema, source.data);
  return mistakes.map(({ field, found, expected }) => source.problemAt(field, found, expected));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
