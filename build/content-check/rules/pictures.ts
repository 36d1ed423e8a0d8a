import { existsSync, readdirSync } from 'node:fs';
import { PICTURE_NAME } from '../../../src/schemas/photograph.ts';
import { suggestion } from '../report/nearest-word.ts';
import { type ContentProblem, quoted } from '../report/problem.ts';
import { type ContentSource, nodesOf } from '../report/source.ts';

/** Where the pictures of each field are; `src/lib/content/` makes small ones of them. */
const FOLDERS = { picture: 'src/assets/people', photo: 'src/assets/pictures' };

/** Pictures that content names and that are not there; what is no name of a picture is a problem of the shape. */
export function pictureProblems(sources: ContentSource[], folders = FOLDERS): ContentProblem[] {
  const problem = (name: string, folder: string) => {
    const files = existsSync(folder) ? readdirSync(folder) : [];
    if (files.includes(name) || !PICTURE_NAME.test(name)) return undefined;
    return [quoted(name), `the name of a file in ${folder}/${suggestion(name, files)}`] as const;
  };
  return sources.flatMap((source) => [
    ...nodesOf(source.data).flatMap(({ field, value }) => {
      const folder = Object.entries(folders).find(([name]) => name === field.at(-1))?.[1];
      const words = folder !== undefined && typeof value === 'string' ? problem(value, folder) : undefined;
      return words ? source.problemAt(field, ...words) : [];
    }),
    ...source.pictures.flatMap(({ line, photo }) => {
      const words = problem(photo, folders.photo);
      return words ? { ...source.problemAt([], ...words), line } : [];
    }),
  ]);
}
