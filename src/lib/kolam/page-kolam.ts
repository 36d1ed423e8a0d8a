import { families } from '../../schemas/families.ts';
import { familyOf } from '../pages.ts';
import type { Shape } from './grid.ts';
import { type Kolam, kolam } from './kolam.ts';

interface Outline {
  outline: Shape;
  size: number;
}

/** The richest drawing. */
const HOME: Outline = { outline: 'diamond', size: 11 };
/** Pages of no family. */
const SINGLE: Outline = { outline: 'diamond', size: 9 };

/** The kolam of the page with this path (`/services/data-ai`), derived from the path alone. */
export function pageKolam(path: string): Kolam {
  const family = familyOf(path);
  const { outline, size } = path === '/' ? HOME : family ? families[family] : SINGLE;
  // The drawings were chosen by the path without the slash that begins it.
  return kolam(path.slice(1) || 'home', size, outline);
}
