import { type DrawingFile, drawingFile } from '../lib/drawing/drawing-file.ts';
import { dotPath } from '../lib/drawing/kolam/kolam.ts';
import { smallPageKolam } from '../lib/drawing/kolam/page-kolam.ts';
import { signs } from '../lib/drawing/kolam/signs.ts';
import { wovenSign } from '../lib/drawing/kolam/woven.ts';
import type { LineName, TradeName } from '../schemas/drawings.ts';
import type { KolamContent } from '../schemas/parts.ts';
import { drawnLines } from './line-file.ts';
import { drawnTrades } from './trade-file.ts';

export interface PageWithKolam {
  path: string;
  kolam: KolamContent;
}

export interface KolamFile extends DrawingFile {
  /** The `viewBox` in which each of them fits, so that all have dots of one pitch. */
  box: string;
}

/** Room for half the width of a line. */
const MARGIN = 9;

/** The id that the kolam of a page has in its file. */
export function kolamId(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * The kolams of these pages as small signs, what the line draws by these names, and who works at these trades: all in one file, because each has a kilobyte
 * of headers.
 */
export function kolamFile(pages: PageWithKolam[], names: LineName[], trades: TradeName[]): KolamFile {
  const kolams = pages.map(({ path, kolam }) => ({ path, drawing: signOf(path, kolam) }));
  const farthest = (axis: 'x' | 'y') => MARGIN + Math.max(...kolams.map(({ drawing }) => drawing.reach[axis]));
  const [x, y] = [farthest('x'), farthest('y')];
  const drawn = kolams.map(({ path, drawing: { line, dots } }) => [
    kolamId(path),
    `<g fill="none" stroke-linecap="round">${line}<path stroke-width="13" d="${dots}"/></g>`,
  ]);
  return {
    ...drawingFile(
      'drawings',
      Object.fromEntries([
        ...names.map((name) => [name, drawnLines[name]]),
        ...drawn,
        ...trades.map((name) => [name, drawnTrades[name]]),
      ]),
    ),
    box: `${-x} ${-y} ${2 * x} ${2 * y}`,
  };
}

/** What a page is known by; without that, its own kolam with few dots. */
function signOf(path: string, kolam: KolamContent) {
  const stroke = (line: string, attribute = '') => `<path vector-effect="non-scaling-stroke"${attribute} d="${line}"/>`;
  if (kolam.sign) {
    const { line, dots, reach } = wovenSign(signs[kolam.sign]);
    return { line: stroke(line), dots: dotPath({ cells: inRows(dots) }, 1), reach };
  }
  const { half, dots, reach } = smallPageKolam(path, kolam, 'sign');
  return { line: stroke(half, ' transform="scale(-1)"') + stroke(half), dots, reach };
}

/** As they are read: a step to the next one in a row has few characters, and the same again and again. */
function inRows(dots: { x: number; y: number }[]) {
  return dots.toSorted((one, other) => one.y - other.y || one.x - other.x);
}
