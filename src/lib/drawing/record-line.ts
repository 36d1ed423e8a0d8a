import type { CaseStudy, ClientStory } from '../../schemas/entities.ts';
import type { RecordContent } from '../../schemas/specimen.ts';

/** Papers whose rows go from edge to edge. */
const PASSED: readonly string[] = ['paper', 'slip', 'card', 'screen'];

/** How many slips hang side by side. */
const SLIPS = 4;

/**
 * Whether a page's line can be led through all of these stories, in turns from the left and from the right: each has a record that
 * it can pass and a picture whose floor it is, and from the right it comes to spreads only, of stories that their clients speak of.
 */
export function isOneLine(stories: Pick<ClientStory, 'record' | 'results' | 'thing'>[]): boolean {
  return stories.every(({ record, results, thing }, index) => {
    const isFromRight = index % 2 === 1;
    if (!thing) return false;
    if (!results.testimonial && (isFromRight || results.claims.length > 0)) return false;
    return isPassed(record, isFromRight);
  });
}

/** What the record of a case is, on each of the four covers that its page has, so that the line can be led through it. */
const COVERS: readonly RecordContent['kind'][][] = [['sheet', 'terminal'], ['sheet'], ['register'], ['chart']];

/** Whether a page's line can be led through all of these cases, from cover to cover, always from the left. */
export function isLineOfCases(cases: Pick<CaseStudy, 'record'>[]): boolean {
  return cases.every(
    ({ record }, index) =>
      record &&
      COVERS[index]?.includes(record.kind) &&
      (record.kind !== 'chart' || isPassedChart(record)) &&
      (record.kind !== 'terminal' || isPassedScreen(record.fields)),
  );
}

/** On a wide screen, the first two rows stand one above the other, and all others in pairs: the line goes on from the right. */
function isPassedScreen(fields: Parameters<typeof isRinged>[0][] = []): boolean {
  const ringed = fields.findIndex(isRinged);
  return ringed <= 0 || ringed % 2 === 1;
}

/** Whether a page's line can be led through this record as its first series. */
export function isPassedChart(record: RecordContent | undefined): boolean {
  return record?.kind === 'chart' && isPassed(record, false);
}

/** A record is passed below the value that it rings, at the end of its row, or, from the left, along its first series. */
function isPassed(record: RecordContent | undefined, isFromRight: boolean): boolean {
  switch (record?.kind) {
    case 'sheet': {
      const [sheet, second] = record.sheets;
      return !second && sheet !== undefined && PASSED.includes(sheet.form) && sheet.fields.some(isRinged);
    }
    case 'terminal':
      return record.fields?.some(isRinged) ?? false;
    case 'register':
      // Slips hang on it by their first entries, as far as there is one row of them; of a table it goes to the last column.
      if (record.form === 'slips') return record.rows.length <= SLIPS && record.rows.some(([first]) => isRinged(first));
      return !record.form && record.rows.some((row) => isRinged(row.at(-1)));
    case 'chart': {
      const { form, points } = record.series[0] ?? {};
      const isDrawn = form === 'line' || form === 'step';
      const isWhole = points?.at(0)?.[0] === record.time.from && points.at(-1)?.[0] === record.time.to;
      return !isFromRight && isDrawn && isWhole;
    }
    default:
      return false;
  }
}

function isRinged(entry: string | { mark?: string | undefined } | undefined): boolean {
  return typeof entry === 'object' && entry.mark === 'ring';
}
