import { matchesGlob } from 'node:path';
import { suggestion } from './nearest-word.ts';
import type { ContentProblem } from './problem.ts';
import { fileName } from './source.ts';

/**
 * Files that stand at none of the places where content is read, and places of one file that lack it.
 * @param paths all files below `folder`
 * @param places patterns below `folder`, with a `*` for any name
 * @param optional those of one file that may lack it
 */
export function placeProblems(
  folder: string,
  paths: string[],
  places: string[],
  optional: string[] = [],
): ContentProblem[] {
  const strays = paths.filter((path) => !places.some((place) => matchesGlob(path, place)));
  const absent = places.filter((place) => !place.includes('*') && ![...paths, ...optional].includes(place));
  return [
    ...strays.map((path) => ({
      ...fileProblem(folder, path),
      found: 'a file at a place that the site does not read',
      expected: `one of the places ${places.join(', ')}${suggestion(path, likelyPlaces(path, places))}`,
    })),
    ...absent.map((path) => ({
      ...fileProblem(folder, path),
      found: 'nothing',
      expected: 'this file, because the site cannot do without it',
    })),
  ];
}

function fileProblem(folder: string, path: string) {
  return { file: fileName(folder, path), line: undefined, field: '' };
}

/** The places as they would be with this file's own name in the families. */
function likelyPlaces(path: string, places: string[]): string[] {
  const name = path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
  return places.map((place) => place.replace(/\*\*\/\*|\*/, name));
}
