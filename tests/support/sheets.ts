import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A text's place in a PDF by Chromium: the last two numbers of its matrix are the ends of its beginning. */
const TEXT_PLACE = /(-?[\d.]+) (-?[\d.]+) Tm\b/g;
const MARGIN = { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' };

/** How many lines of text stand on each sheet of a page that is printed on A4. */
export async function linesOnSheets(page: Page): Promise<number[]> {
  const print = (pageRanges: string) => page.pdf({ format: 'A4', margin: MARGIN, pageRanges });
  const count = (await print('')).toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  const lines: number[] = [];
  for (let sheet = 1; sheet <= count; sheet++) lines.push(linesIn(await print(String(sheet))));
  return lines;
}

/** How many different heights the texts of a PDF stand at. */
function linesIn(pdf: Buffer): number {
  const heights = new Set<string>();
  for (const { index } of pdf.toString('latin1').matchAll(/(?<!end)stream\r?\n/g)) {
    const start = pdf.indexOf('\n', index) + 1;
    const content = inflated(pdf.subarray(start, pdf.indexOf('endstream', start)));
    if (!content.includes('BT\n')) continue;
    for (const [, , height = ''] of content.matchAll(TEXT_PLACE)) heights.add(height);
  }
  return heights.size;
}

/** Pictures and fonts are packed otherwise, or not at all: they hold no text. */
function inflated(data: Buffer): string {
  try {
    return inflateSync(data).toString('latin1');
  } catch {
    return '';
  }
}
