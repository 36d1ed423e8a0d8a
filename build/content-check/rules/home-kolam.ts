import { canOpen } from '../../../src/lib/drawing/kolam/kolam.ts';
import { outlines } from '../../../src/lib/drawing/kolam/outlines.ts';
import { collections } from '../../../src/schemas/collections.ts';
import { type KolamContent, kolam } from '../../../src/schemas/parts.ts';
import { type ContentProblem, shown } from '../report/problem.ts';
import { type ContentSource, valueAt } from '../report/source.ts';

type OutlineName = KolamContent['outline'];

const FIELD = ['kolam', 'outline'];
const OUTLINES: readonly OutlineName[] = kolam.shape.outline.options;

/** An outline that the kolam of Home cannot have: it stands beside the headline, as high as wide, on the line that goes through it. */
export function homeKolamProblems(sources: ContentSource[]): ContentProblem[] {
  const source = sources.find(({ path }) => path === collections.home.files);
  const value = valueAt(source?.data, FIELD);
  const outline = OUTLINES.find((name) => name === value);
  const able = OUTLINES.filter((name) => canOpen(outlines[name]) && outlines[name].turns === 4);
  if (!source || !outline || able.includes(outline)) return [];
  const expected = `on Home, an outline of one line that is alike on four sides: ${able.join(', ')}`;
  return [source.problemAt(FIELD, shown(value), expected)];
}
