import { lassoPath, type Spot } from '../../lib/drawing/loop.ts';
import type { TroublesName } from '../../schemas/drawings.ts';
import { LinePiece } from '../drawing/LinePiece.tsx';
import { TroubleDrawing } from '../specimen/TroubleDrawing.tsx';

/** What the line goes round beside a challenge, seen along the line. */
const SPOT: Spot = { x: 44, y: -54, r: 42 };

/** Along what is not drawn: an empty loop would be a hole. */
const PAST = 'M-3000 0H3000';

interface ChallengesProps {
  points: string[];
  drawing: TroublesName | undefined;
  isLed: boolean;
}

/** What stood in the way: the line goes round the picture of each, or stands below all of them. */
export function Challenges({ points, drawing, isLed }: ChallengesProps) {
  return points.map((point, at) => (
    <li key={point}>
      {point}
      {drawing && <TroubleDrawing name={drawing} at={at} />}
      {isLed && (
        <LinePiece viewBox="0 0 110 86" width="110" height="86">
          <path d={drawing ? lassoPath(SPOT) : PAST} transform="matrix(0 1 -1 0 0 0)" />
        </LinePiece>
      )}
    </li>
  ));
}
