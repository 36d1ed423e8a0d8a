import { kolam } from '../lib/kolam.ts';

interface KolamProps {
  /** The drawing depends on this alone: the page's path. */
  seed: string;
  /** Dots a side. */
  size: number;
  /** The line draws itself once when the page opens. */
  drawn?: boolean;
}

/** The page's own kolam, an inline SVG. It says nothing that the words do not, so assistive technology skips it. */
export function Kolam({ seed, size, drawn = false }: KolamProps) {
  const { line, dots, extent } = kolam(seed, size);
  const edge = extent + 4;
  return (
    <svg viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`} aria-hidden="true" className="kolam">
      <path d={dots} className="kolam-dots" />
      <path d={line} className={drawn ? 'kolam-line kolam-drawn' : 'kolam-line'} pathLength={drawn ? 1 : undefined} />
    </svg>
  );
}
