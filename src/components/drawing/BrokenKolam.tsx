import { kolam } from '../../lib/drawing/kolam/kolam.ts';
import { diamond } from '../../lib/drawing/kolam/outlines.ts';
import { KolamDrawing } from './KolamDrawing.tsx';

/** How many strokes of the line are drawn before it breaks off. */
const STROKES = 14;

/** A grid of dots, and a line that ends where it should have gone on. */
export function BrokenKolam() {
  const drawing = kolam('not-found', diamond(5));
  return <KolamDrawing drawing={drawing} brokenAfter={STROKES} />;
}
