import { openPageKolam, pageKolam } from '../../lib/drawing/kolam/page-kolam.ts';
import type { KolamContent } from '../../schemas/parts.ts';
import { KolamDrawing } from '../drawing/KolamDrawing.tsx';
import { OpenKolam } from '../drawing/OpenKolam.tsx';
import type { CardPicture } from './picture.ts';

/** Room for half the width of the line, as the drawings have it. */
const MARGIN = 9;
/** Drawings that are so much wider than high stand below the title. */
const WIDE = 1.45;

/** The kolam of a page, whole beside the title, or below it and cut off where it is wide. */
export function kolamPicture(path: string, kolam: KolamContent): CardPicture {
  const drawing = pageKolam(path, kolam);
  const [x, y] = [drawing.reach.x + MARGIN, drawing.reach.y + MARGIN];
  const isWide = x / y > WIDE;
  const part = isWide && x / y < 2 * WIDE ? 'upper' : 'whole';
  return {
    place: isWide ? 'below' : 'beside',
    width: 2 * x,
    height: y + (part === 'upper' ? drawing.horizon : y),
    drawing: <KolamDrawing drawing={drawing} colour={kolam.colour} part={part} />,
    reach: isWide ? 'edges' : 'margins',
    ...(isWide ? {} : { field: 'half' }),
  };
}

/** Home's, which stands on the line along the card's foot. */
export function homePicture(path: string, kolam: KolamContent): CardPicture {
  const drawing = openPageKolam(path, kolam);
  const { reach, floor } = drawing;
  const [width, height] = [2 * (reach.x + MARGIN), reach.y + MARGIN + floor];
  return {
    place: 'beside',
    width,
    height,
    drawing: (
      <svg width={width} height={height + MARGIN} overflow="visible" aria-hidden="true" className="open-kolam">
        <OpenKolam drawing={drawing} />
      </svg>
    ),
    reach: 'margins',
    field: 'floor',
  };
}
