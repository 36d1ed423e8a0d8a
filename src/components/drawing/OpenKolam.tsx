import { packageSigns } from '../../drawings/package-signs.tsx';
import { ringedFile } from '../../drawings/ringed-file.ts';
import { dotPath, type OpenKolam as OpenKolamDrawing, SPACING } from '../../lib/drawing/kolam/kolam.ts';
import type { ThingName } from '../../schemas/drawings.ts';
import { boxRound, FloorKolam } from './FloorKolam.tsx';
import './KolamDrawing.css';

interface OpenKolamProps {
  drawing: OpenKolamDrawing;
  /** What stands in loops in place of dots: one in each, or, if these are fewer, in each that is in a row with the middle of the kolam. */
  signs?: readonly (ThingName | undefined)[] | undefined;
}

/** A kolam on the page's one line. */
export function OpenKolam({ drawing, signs = [] }: OpenKolamProps) {
  const { part, turns, rest, cells, dots, reach, floor } = drawing;
  const fields = cells.length === signs.length ? cells : cells.filter(({ x, y }) => x % 2 === 0 && y % 2 === 0);
  const isSigned =
    signs.length > 0 && fields.length === signs.length && signs.every((name) => name && packageSigns[name]);
  return (
    <FloorKolam
      box={boxRound(reach, floor)}
      dots={isSigned ? dotPath({ cells: cells.filter((cell) => !fields.includes(cell)) }) : dots}
    >
      <path d={rest} className="kolam-line" />
      {[0, 90, 180, 270]
        .filter((turn) => (turn * turns) % 360 === 0)
        .map((turn) => (
          <path key={turn} d={part} transform={turn === 0 ? undefined : `rotate(${turn})`} className="kolam-line" />
        ))}
      {isSigned &&
        fields.map(({ x, y }, index) => (
          <use key={signs[index]} href={`${ringedFile.address}#${signs[index]}-sign`} x={SPACING * x} y={SPACING * y} />
        ))}
    </FloorKolam>
  );
}
