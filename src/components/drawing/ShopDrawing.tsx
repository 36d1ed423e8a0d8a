import type { ReactNode } from 'react';
import './KolamDrawing.css';
import './ShopDrawing.css';

interface ShopDrawingProps {
  /** Where it begins, how wide and how high it is, in units of the drawing, whose floor is y = 0. */
  box: { x: number; width: number; height: number };
  children: ReactNode;
}

/** The shop of packages. Its floor is the lower edge of its box; the line goes on beyond both sides. */
export function ShopDrawing({ box: { x, width, height }, children }: ShopDrawingProps) {
  return (
    <svg
      viewBox={`${x} ${-height} ${width} ${height}`}
      width={width}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="kolam package-shop"
    >
      {children}
    </svg>
  );
}
