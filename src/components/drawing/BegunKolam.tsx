import { begunKolam } from '../../lib/drawing/kolam/begun-kolam.ts';
import { boxRound, FloorKolam } from './FloorKolam.tsx';
import './KolamDrawing.css';

/** Dots, and a line that comes along the floor, has gone round the first of them, and ends where the pen is, between two others. */
export function BegunKolam({ from }: { from: 'left' | 'right' }) {
  const { line, pen, dots, reach, floor } = begunKolam(from);
  return (
    <FloorKolam box={boxRound(reach, floor)} dots={dots}>
      <path d={line} className="kolam-line" />
      <path d={pen} strokeWidth="14" />
    </FloorKolam>
  );
}
