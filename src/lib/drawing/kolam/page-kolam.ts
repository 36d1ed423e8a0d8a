import { type Colour, colour, type KolamContent } from '../../../schemas/parts.ts';
import { canOpen, type Kolam, kolam, type OpenKolam, openKolam } from './kolam.ts';
import { diamond, mirrored, outlines } from './outlines.ts';
import { seededRandom } from './random.ts';
import { type Cut, smallOutline } from './small-outlines.ts';
import { wovenKolam } from './woven-kolam.ts';

const COLOURS: readonly Colour[] = colour.options;

/** The kolam of the page with this path (`/services/data-ai`): its content names the outline, the path decides the line. */
export function pageKolam(path: string, { outline }: Pick<KolamContent, 'outline'>): Kolam {
  return kolam(seedOf(path), outlines[outline]);
}

/** The same shape with few dots. */
export function smallPageKolam(path: string, { outline }: Pick<KolamContent, 'outline'>, cut: Cut): Kolam {
  return kolam(seedOf(path), smallOutline(outline, cut));
}

/** The columns of a square on its point that is one line without a turned side: for that, its middle is a row longer. */
const KNOT = [2, 4, 6, 4, 2];

/** The same, opened at its foot. It stands as large as half a window; a diamond has few dots, and a knot stands upright. */
export function openPageKolam(path: string, { outline }: Pick<KolamContent, 'outline'>): OpenKolam {
  if (outline === 'knot') return wovenKolam(KNOT);
  return openKolam(seedOf(path), outline === 'diamond' ? diamond(5) : outlines[outline]);
}

/** The same for any page: where its outline has two lines, of which only one could go in and out, it is a diamond. */
export function openKolamOfAny(path: string, { outline }: Pick<KolamContent, 'outline'>): OpenKolam {
  return openPageKolam(path, { outline: canOpen(outlines[outline]) ? outline : 'diamond' });
}

/** For what time is spent on: sand runs through its waist. */
export function hourglass(): OpenKolam {
  return openKolam(
    'time',
    mirrored(4, 4, (x, y) => x <= y),
  );
}

function seedOf(path: string): string {
  return path.slice(1) || 'home';
}

/** The kolam of a page of text, which names none: few dots, and a colour that the path decides. */
export function textKolam(path: string): KolamContent {
  const place = Math.floor(seededRandom(path)() * COLOURS.length);
  return { outline: 'knot', colour: COLOURS[place] ?? 'kaavi' };
}
