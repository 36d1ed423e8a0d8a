import type { ReactNode } from 'react';
import './LinePiece.css';

interface LinePieceProps {
  viewBox?: string;
  width: string | number;
  height: string | number;
  /** Paths; those of dots are `line-dots`. */
  children: ReactNode;
}

/** A piece of a line in pieces. It runs on beyond its box, until something clips it, so that neighbours meet. */
export function LinePiece({ viewBox, width, height, children }: LinePieceProps) {
  return (
    <svg
      viewBox={viewBox}
      width={width}
      height={height}
      preserveAspectRatio={viewBox && 'xMaxYMin meet'}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="line-piece"
    >
      {children}
    </svg>
  );
}
