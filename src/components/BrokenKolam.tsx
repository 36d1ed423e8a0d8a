import { kolam } from '../lib/kolam/kolam.ts';

/** A grid of dots, and a line that ends where it should have gone on. */
export function BrokenKolam() {
  const { line, dots, extent } = kolam('not-found', 5);
  const edge = extent + 4;
  return (
    <svg viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`} aria-hidden="true" className="kolam">
      <path d={dots} className="kolam-dots" />
      <path d={line} pathLength={1} className="kolam-line kolam-broken" />
    </svg>
  );
}
