import type { ReactNode } from 'react';

interface DrawingProps {
  /** In units of the drawing. The sheet says how large it is on the page. */
  width: number;
  height: number;
  /** Where what is drawn does not begin at its upper left corner, or has a margin. */
  viewBox?: string;
  /** Where its box can have other proportions. */
  preserveAspectRatio?: `x${'Min' | 'Mid' | 'Max'}Y${'Min' | 'Max'} ${'meet' | 'slice'}` | 'none' | undefined;
  className?: string;
  children: ReactNode;
}

/** The frame of what is drawn: in outlines, and silent, because the words beside it say the same. */
export function Drawing({
  width,
  height,
  viewBox = `0 0 ${width} ${height}`,
  preserveAspectRatio,
  className,
  children,
}: DrawingProps) {
  return (
    <svg
      viewBox={viewBox}
      width={width}
      height={height}
      preserveAspectRatio={preserveAspectRatio}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={className ? `drawing ${className}` : 'drawing'}
    >
      {children}
    </svg>
  );
}
