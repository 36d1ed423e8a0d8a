import type { Edge } from '../../lib/drawing/sweep.ts';
import { LineSweep } from './LineSweep.tsx';

interface LinePassageProps {
  /** The gutter or the edge that a line comes down, or nothing where it comes in from the window's left edge. */
  from: Edge | undefined;
  /** The edge or the gutter that it goes down. */
  to: Edge;
}

/** How a line goes from a gutter to an edge of a list, or back. Where both are on one side, they lie too close, and it goes by way of the other one. */
export function LinePassage({ from, to }: LinePassageProps) {
  if (from !== to) return <LineSweep from={from} to={to} />;
  const other = from === 'left' ? 'right' : 'left';
  return (
    <>
      <LineSweep from={from} to={other} />
      <LineSweep from={other} to={to} />
    </>
  );
}
