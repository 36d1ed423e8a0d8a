import { existsSync, readdirSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { type CollectionName, collections } from '../../schemas/collections.ts';
import { suggestion } from './nearest-word.ts';
import type { ContentProblem } from './problem.ts';
import { fileName } from './source.ts';

const NAMES = Object.keys(collections) as CollectionName[];
const PLACES = NAMES.map((name) => collections[name].files);

/** All files below the content folder but those that systems and editors hide there, in alphabetical order. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => fileName(entry.parentPath, entry.name).slice(fileName(folder, '/').length))
    .sort();
}

/** The collection at whose place a file stands. */
export function collectionAt(path: string): CollectionName | undefined {
  return NAMES.find((name) => matchesGlob(path, collections[name].files));
}

/** Files that belong to no collection, and collections of one file that lack it. */
export function placeProblems(folder: string, paths: string[]): ContentProblem[] {
  const strays = paths.filter((path) => collectionAt(path) === undefined);
  const absent = PLACES.filter((place) => !place.includes('*') && !paths.includes(place));
  return [
    ...strays.map((path) => ({
      ...fileProblem(folder, path),
      found: 'a file at a place that the site does not read',
      expected: `one of the places ${PLACES.join(', ')}${suggestion(path, likelyPlaces(path))}`,
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
function likelyPlaces(path: string): string[] {
  const name = path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
  return PLACES.map((place) => place.replace('*', name));
}
