import type { FoldForm } from '../fold.ts';
import './bus.css';

/** One bay of the lattice, as high as it is wide: two posts, a tie and two braces. */
const bay = (size: number, post: number) => (
  <pattern id={`lattice-${size}`} width={size} height={size} patternUnits="userSpaceOnUse">
    <path d={`M${post} 0H${size - post}L${post} ${size}H${size - post}L${post} 0`} strokeWidth={post * 0.8} />
    <path strokeWidth={2 * post} d={`M${post} 0V${size}M${size - post} 0V${size}`} />
  </pattern>
);

/** The mast below the ridge, with the line in its middle. The sheet says which of the two lattices, and how high it is. */
const lattice = (
  <svg width="96" height="100%" fill="none" stroke="currentColor" aria-hidden="true" className="drawing bus-mast">
    <rect width="100%" height="100%" fill="url(#lattice-24)" stroke="none" className="bus-narrow" />
    <rect width="100%" height="100%" fill="url(#lattice-96)" stroke="none" className="bus-wide" />
    <line className="run" x1="50%" x2="50%" y2="100%" />
  </svg>
);

/**
 * Both grounds meet in hills, on whose ridge a mast stands, and goes on down into the ground. Its one line goes down the
 * middle, and a part hangs at each drop. All of it is straight where it stretches, or a hill, so that it holds at any width and
 * any height of a row.
 */
export const bus: FoldForm = {
  problems: [4, 5],
  isShelf: true,
  foot: (
    <>
      <svg
        viewBox="0 0 100 100"
        width="100"
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="drawing bus-hills"
      >
        {bay(96, 3)}
        {bay(24, 1)}
        <path d="M-2 100V56C6 56 8 36 14 36S20 66 28 66C36 66 38 0 45 0H55C63 0 66 80 75 80S84 36 90 36 96 62 102 62V100" />
      </svg>
      {lattice}
      <svg
        viewBox="-46 -240 92 240"
        width="92"
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="drawing bus-tower"
      >
        <path d="M-10-240L-46 0H46L10-240L-19-180H19L-28-120H28L-37-60H37L-46 0M-10-240L19-180-28-120 37-60-46 0M10-240L-19-180 28-120-37-60 46 0" />
        <path className="run" d="M0-240V0" />
      </svg>
      <svg
        viewBox="-80 -60 160 120"
        width="160"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="drawing bus-lamp"
      >
        <path d="M-34-30q-22 30 0 60M34-30q22 30 0 60M-58-52q-40 52 0 104M58-52q40 52 0 104" />
        <path className="run" d="M0 0V60" />
        <circle className="hot" r="15" />
      </svg>
    </>
  ),
  seam: lattice,
  piece: () => (
    <svg
      viewBox="0 0 100 60"
      width="100"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="drawing bus-brace"
    >
      <path d="M0 60L96 0" />
    </svg>
  ),
};
