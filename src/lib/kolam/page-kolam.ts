import type { Shape } from './grid.ts';
import { type Kolam, kolam } from './kolam.ts';

/** Each family of pages has an outline of its own, so that a visitor feels where they are. */
const OUTLINES: Record<string, { size: number; shape: Shape }> = {
  industries: { size: 7, shape: 'diamond' },
  services: { size: 9, shape: 'octagon' },
  expertise: { size: 9, shape: 'square' },
  insights: { size: 9, shape: 'star' },
  home: { size: 11, shape: 'diamond' },
};

/** The kolam of the page with this path (`services/data-ai`), derived from the path alone. */
export function pageKolam(path: string): Kolam {
  const [family = ''] = path.split('/');
  const { size, shape } = OUTLINES[family] ?? { size: 9, shape: 'diamond' };
  return kolam(path, size, shape);
}
