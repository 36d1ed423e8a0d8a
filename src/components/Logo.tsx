import { kolam } from '../lib/kolam/kolam.ts';

/** The company's mark: the smallest kolam, three dots a side. The name beside it belongs to whoever shows it. */
export function Logo() {
  const { line, dots, extent } = kolam('logo', 3);
  const edge = extent + 8;
  return (
    <svg viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`} aria-hidden="true" className="size-11">
      <path d={dots} className="kolam-dots kolam-mark-dots" />
      <path d={line} className="kolam-line kolam-mark-line" />
    </svg>
  );
}
