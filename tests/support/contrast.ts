import { blend, parse, wcagContrast } from 'culori';

/**
 * The contrast that is seen of a colour on its ground, which may shine through it, as through the system's own ring where it
 * forces its colours; 0 where the ground itself is seen through, because what is behind it decides.
 */
export function contrastOf(colour: string, ground: string): number {
  if ((parse(ground)?.alpha ?? 1) < 1) return 0;
  return wcagContrast(blend([ground, colour], 'normal', 'rgb'), ground);
}
