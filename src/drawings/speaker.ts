import type { Tableau } from './thing.ts';

/** Somebody who says something, beside a bubble or, on a phone, below it. */
export interface Speaker extends Tableau {
  /** On which side the bubble is where it is beside the drawing: the speaker stands there, and looks there. */
  side: 'left' | 'right';
  /** Where the mouth is. */
  mouth: readonly [x: number, y: number];
}

/** From the mouth to where a tail ends, before the face, in units of a drawing. */
const BEFORE = 13;
/** How far a tail reaches beyond an edge of its drawing: behind the bubble, however small the drawing. */
const BEYOND = 120;

/**
 * The tails of a bubble, both from behind it to before the mouth: one from its side, and one from above. The page's sheet gives a colour
 * to the one that is seen.
 */
export function tails({ width, height, side, mouth: [x, y] }: Speaker): string {
  const out = side === 'left' ? -1 : 1;
  const tip = `M${(x + out * BEFORE).toFixed(1)} ${(y + 1).toFixed(1)}`;
  const edge = (side === 'left' ? 0 : width) + out * BEYOND;
  const base = x + out * (BEFORE - 6);
  const beside = `${tip}Q${x + out * 40} ${y - 4} ${edge} ${y - 34}v34Q${x + out * 44} ${y + 6} ${x + out * BEFORE} ${y + 1}z`;
  const above = `${tip}L${base} ${-height - BEYOND}h${out * 34}z`;
  return `<path stroke="none" fill="var(--tail-beside,none)" d="${beside}"/><path stroke="none" fill="var(--tail-above,none)" d="${above}"/>`;
}
