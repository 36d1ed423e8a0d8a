import { collections } from '../../schemas/collections.ts';
import { CONTENT_FOLDER } from '../content-files.ts';
import { factProblems } from './facts.ts';
import { shapeMistakes } from './issue.ts';
import { linkProblems } from './links.ts';
import { pageProblems } from './pages.ts';
import { collectionAt, filesIn, placeProblems } from './places.ts';
import { type ContentProblem, counted } from './problem.ts';
import { type ContentSource, nodesOf, readSource, valueAt } from './source.ts';

/** What can be said of the content files. */
export interface ContentReport {
  /** Every mistake, sorted by file and line; none, if the site can be built from the files. */
  problems: ContentProblem[];
  /** How many entries are marked as samples, which have to be replaced before the site goes live. */
  samples: number;
}

/** Reads all content files once and reports on them. */
export function checkContent(folder = CONTENT_FOLDER): ContentReport {
  const paths = filesIn(folder);
  const sources = readable(folder);
  const problems = [
    ...placeProblems(folder, paths),
    ...sources.flatMap(shapeProblems),
    ...pageProblems(sources),
    ...linkProblems(sources),
    ...factProblems(sources),
  ].toSorted((one, other) => compare(one.file, other.file) || (one.line ?? 0) - (other.line ?? 0));
  return { problems, samples: samplesIn(sources) };
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

function samplesIn(sources: ContentSource[]): number {
  const nodes = sources.flatMap(({ data }) => [...nodesOf(data)]);
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
