import { countedKolam } from '../../lib/drawing/kolam/counted-kolam.ts';
import { SPACING } from '../../lib/drawing/kolam/kolam.ts';
import { LinePiece } from './LinePiece.tsx';

interface CountedKolamProps {
  /** How many dots the line goes round; without a count, it goes by. */
  count: number | undefined;
  leaves: 'below' | 'right';
}

/** Without a count: down the edge, or in a turn away to the right. */
const BY = { below: 'M1-3000V3000', right: 'M1-3000V12a28 28 0 0 0 28 28H3000' };

/**
 * A line that comes down the right edge of its box and goes round so many dots. It runs on above the box and below it, until
 * something clips it. Its size is given in the size of type: 1em is the distance between two dots.
 */
export function CountedKolam({ count, leaves }: CountedKolamProps) {
  if (count === undefined) {
    return (
      <LinePiece width="1" height="40">
        <path d={BY[leaves]} />
      </LinePiece>
    );
  }
  const { line, dots, box } = countedKolam(count, leaves);
  return (
    <LinePiece
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      width={`${box.width / SPACING}em`}
      height={`${box.height / SPACING}em`}
    >
      <path d={dots} className="line-dots" />
      <path d={line} />
    </LinePiece>
  );
}
