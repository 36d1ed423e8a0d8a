import { kolam } from '../lib/kolam/kolam.ts';
import { diamond } from '../lib/kolam/outlines.ts';
import { KolamDrawing } from './KolamDrawing.tsx';

interface KolamProps {
  /** The drawing depends on this alone. */
  seed: string;
  /** Dots a side, an odd number. */
  size: number;
  /** `whole`: all of it is seen. `cropped`: it fills the box that it stands in. `rising`: it stands on its waist. */
  fit?: 'whole' | 'cropped' | 'rising';
}

const PARTS = { whole: 'whole', cropped: 'filling', rising: 'upper' } as const;

/** A small kolam, the square of its dots standing on its point. */
export function Kolam({ seed, size, fit = 'whole' }: KolamProps) {
  return <KolamDrawing drawing={kolam(seed, diamond(size))} part={PARTS[fit]} />;
}

function risingViewBox({ extent }: Drawing): string {
  const edge = extent + 5;
  return `${-edge} ${-edge} ${2 * edge} ${edge + WAIST}`;
}
