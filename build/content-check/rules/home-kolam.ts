import { canOpen } from '../../../src/lib/drawing/kolam/kolam.ts';
import { outlines } from '../../../src/lib/drawing/kolam/outlines.ts';
import { collections } from '../../../src/schemas/collections.ts';
import { type KolamContent, kolam } from '../../../src/schemas/parts.ts';
import { type ContentProblem, shown } from '../report/problem.ts';
import { type ContentSource, valueAt } from '../report/source.ts';

type OutlineName = KolamContent['outline'];

const FIELD = ['kolam', 'outline'];
const OUTLINES: readonly OutlineName[] = kolam.shape.outline.options;

/** An outline that the kolam of Home cannot have, because its line goes on along the floor from the dot in the middle of its lowest row. */
export function homeKolamProblems(sources: ContentSource[]): ContentProblem[] {
  const source = sources.find(({ path }) => path === collections.home.files);
  const value = valueAt(source?.data, FIELD);
  const outline = OUTLINES.find((name) => name === value);
  if (!source || !outline || canOpen(outlines[outline])) return [];
  const able = OUTLINES.filter((name) => canOpen(outlines[name])).join(', ');
  const expected = `on Home, an outline that has a dot in the middle of its lowest row and is alike on four sides: ${able}`;
  return [source.problemAt(FIELD, shown(value), expected)];
}
