import type { ReactNode } from 'react';

type DrawingProps = Box & {
  /** Where its box can have other proportions. */
  preserveAspectRatio?: `x${'Min' | 'Mid' | 'Max'}Y${'Min' | 'Max'} ${'meet' | 'slice'}` | 'none' | undefined;
  className?: string;
  children: ReactNode;
};

/** In units of the drawing. The sheet says how large it is on the page. */
type Box =
  /** `viewBox`: where what is drawn does not begin at its upper left corner, or has a margin. */
  | { width: number; height: number; viewBox?: string }
  /** As high as its box makes it. */
  | { width: number; height?: never; viewBox: string };

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
