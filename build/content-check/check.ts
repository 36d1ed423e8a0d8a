import { type Collection, collections } from '../../src/schemas/collections.ts';
import { CONTENT_FOLDER, contentFiles, contentSources, linkedFiles } from '../content-files.ts';
import { placeProblems } from './report/places.ts';
import type { ContentProblem } from './report/problem.ts';
import { fileName } from './report/source.ts';
import { characterWarnings } from './rules/characters.ts';
import { connectionProblems } from './rules/connections.ts';
import { expiryProblems, expiryWarnings } from './rules/expiry.ts';
import { homeKolamProblems } from './rules/home-kolam.ts';
import { linkProblems } from './rules/links.ts';
import { lookProblems } from './rules/look.ts';
import { offerProblems } from './rules/offers.ts';
import { pageProblems } from './rules/pages.ts';
import { pictureFileProblems } from './rules/picture-files.ts';
import { pictureProblems } from './rules/pictures.ts';
import { redirectProblems } from './rules/redirects.ts';
import { shapeProblems } from './rules/shape.ts';
import { signProblems } from './rules/signs.ts';
import { yearProblems } from './rules/years.ts';

/** What can be said of the content files. */
interface ContentReport {
  /**
   * Every problem, files that are missing or misplaced first, the others by file and line; none, if the site can be built from
   * the files.
   */
  problems: ContentProblem[];
  /** What will soon be a problem, and what visitors may see otherwise than it was meant. */
  warnings: ContentProblem[];
}

/** As `checkContent`, and reads the pictures, too. */
export async function checkSite(folder = CONTENT_FOLDER, today = new Date()): Promise<ContentReport> {
  const { problems, warnings } = checkContent(folder, today);
  return { problems: [...problems, ...(await pictureFileProblems())], warnings };
}

/** Reads all content files once and reports on them, as of a day. */
export function checkContent(folder = CONTENT_FOLDER, today = new Date()): ContentReport {
  const paths = contentFiles(folder);
  const sources = contentSources(folder);
  const rows = Object.values<Collection>(collections);
  const problems = [
    ...sources.flatMap(shapeProblems),
    ...pageProblems(sources),
    ...homeKolamProblems(sources),
    ...linkProblems(sources),
    ...redirectProblems(sources),
    ...offerProblems(sources),
    ...connectionProblems(sources),
    ...yearProblems(sources, today),
    ...pictureProblems(sources),
    ...lookProblems(sources),
    ...signProblems(sources),
    ...expiryProblems(sources, today),
  ];
  // Many of the others may come of a file that is not there, or not at its place.
  const places = [
    ...placeProblems(
      folder,
      paths,
      rows.map(({ files }) => files),
      rows.flatMap(({ files, isOptional }) => (isOptional ? [files] : [])),
    ),
    ...linkedFiles(folder).map(({ path, target }) => ({
      file: fileName(folder, path),
      line: undefined,
      field: '',
      found: `a link to ${target}`,
      expected: 'the file itself, copied to this place',
    })),
  ];
  return {
    problems: [...places.toSorted(inOrder), ...problems.toSorted(inOrder)],
    warnings: [...expiryWarnings(sources, today), ...characterWarnings(sources)],
  };
}

function inOrder(one: ContentProblem, other: ContentProblem): number {
  return compare(one.file, other.file) || (one.line ?? 0) - (other.line ?? 0);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
