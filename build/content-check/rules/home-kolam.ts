import { openPageKolam } from '../../../src/lib/drawing/kolam/page-kolam.ts';
import { collections } from '../../../src/schemas/collections.ts';
import { type KolamContent, kolam } from '../../../src/schemas/parts.ts';
import { type ContentProblem, shown } from '../report/problem.ts';
import { type ContentSource, valueAt } from '../report/source.ts';

type OutlineName = KolamContent['outline'];

const FIELD = ['kolam', 'outline'];
const OUTLINES: readonly OutlineName[] = kolam.shape.outline.options;

/** An outline that the kolam of Home cannot have, because its line goes on along the floor from one lowest dot. */
export function homeKolamProblems(sources: ContentSource[]): ContentProblem[] {
  const source = sources.find(({ path }) => path === collections.home.files);
  const value = valueAt(source?.data, FIELD);
  const outline = OUTLINES.find((name) => name === value);
  if (!source || !outline || canOpen(outline)) return [];
  const able = OUTLINES.filter(canOpen).join(', ');
  const expected = `on Home, an outline that stands on one dot and is alike on four sides: ${able}`;
  return [source.problemAt(FIELD, shown(value), expected)];
}

function canOpen(outline: OutlineName): boolean {
  try {
    openPageKolam(collections.home.path, { outline });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
