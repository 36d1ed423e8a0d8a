import type { ReactNode } from 'react';
import './KolamDrawing.css';

interface FloorKolamProps {
  /** From its upper left corner down to the floor, which is its lower edge. */
  box: { x: number; y: number; width: number; floor: number };
  /** Path data: strokes of no length. */
  dots: string;
  /** The line, which goes on to both edges of the window: its band has to cut that off there. */
  children: ReactNode;
}

/** Dots, and the page's one line round them, which comes and goes along a floor. */
export function FloorKolam({ box: { x, y, width, floor }, dots, children }: FloorKolamProps) {
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${floor - y}`}
      width={width}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="kolam"
    >
      <path d={dots} className="kolam-dots" />
      {children}
    </svg>
  );
}

/** Room for half the width of the line, beside a kolam and above it. */
const MARGIN = 9;

/** The box of a kolam whose middle is the origin and which reaches so far. */
export function boxRound(reach: { x: number; y: number }, floor: number): FloorKolamProps['box'] {
  const x = reach.x + MARGIN;
  return { x: -x, y: -reach.y - MARGIN, width: 2 * x, floor };
}
