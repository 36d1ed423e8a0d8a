import { existsSync, readdirSync } from 'node:fs';
import { PICTURE_NAME } from '../../../src/schemas/entities.ts';
import { suggestion } from '../report/nearest-word.ts';
import { type ContentProblem, quoted } from '../report/problem.ts';
import { type ContentSource, nodesOf } from '../report/source.ts';

/** The folder of the pictures that content names; `src/lib/content/portraits.ts` makes small ones of them. */
export const PICTURE_FOLDER = 'src/assets/people';

/** Pictures that content names and that are not there; what is no name of a picture is a problem of the shape. */
export function pictureProblems(sources: ContentSource[], folder = PICTURE_FOLDER): ContentProblem[] {
  const pictures = existsSync(folder) ? readdirSync(folder) : [];
  return sources.flatMap((source) =>
    [...nodesOf(source.data)].flatMap(({ field, value }) => {
      if (field.at(-1) !== 'picture' || typeof value !== 'string') return [];
      if (pictures.includes(value) || !PICTURE_NAME.test(value)) return [];
      return source.problemAt(field, quoted(value), `the name of a file in ${folder}/${suggestion(value, pictures)}`);
    }),
  );
}
