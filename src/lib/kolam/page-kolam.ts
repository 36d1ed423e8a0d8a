import type { KolamContent } from '../../schemas/parts.ts';
import { type Kolam, kolam } from './kolam.ts';
import { outlines } from './outlines.ts';

/** The kolam of the page with this path (`/services/data-ai`): its content names the outline, the path decides the line. */
export function pageKolam(path: string, { outline }: Pick<KolamContent, 'outline'>): Kolam {
  return kolam(path.slice(1) || 'home', outlines[outline]);
}
