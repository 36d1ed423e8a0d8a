import { aimFile } from './aim-file.ts';
import { type PersonName, ROOM } from './aims.ts';
import './AimDrawing.css';

/** One whom the line goes round. Its floor is the lower edge of its box; the line goes on beyond both sides. */
export function AimDrawing({ person }: { person: PersonName }) {
  return (
    <svg
      viewBox={`0 ${-ROOM.height} ${ROOM.width} ${ROOM.height}`}
      width={2 * ROOM.width}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="aim-drawing"
    >
      <use href={`${aimFile.address}#${person}`} />
    </svg>
  );
}
