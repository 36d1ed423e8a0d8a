import type { OpenKolam as OpenKolamDrawing } from '../../lib/drawing/kolam/kolam.ts';
import { boxRound, FloorKolam } from './FloorKolam.tsx';
import './KolamDrawing.css';

/** A kolam on the page's one line. */
export function OpenKolam({ drawing }: { drawing: OpenKolamDrawing }) {
  const { part, turns, rest, dots, reach, floor } = drawing;
  return (
    <FloorKolam box={boxRound(reach, floor)} dots={dots}>
      <path d={rest} className="kolam-line" />
      {[0, 90, 180, 270]
        .filter((turn) => (turn * turns) % 360 === 0)
        .map((turn) => (
          <path key={turn} d={part} transform={turn === 0 ? undefined : `rotate(${turn})`} className="kolam-line" />
        ))}
    </FloorKolam>
  );
}
