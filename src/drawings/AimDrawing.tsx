import { aimFile } from './aim-file.ts';
import { type AimName, aims } from './aims.tsx';
import './AimDrawing.css';

/** What the line goes round for the mission or the vision. Its floor is the lower edge of its box; the line goes on beyond both sides. */
export function AimDrawing({ name }: { name: AimName }) {
  const { width, height } = aims[name];
  return (
    <svg
      viewBox={`0 ${-height} ${width} ${height}`}
      width={2 * width}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="aim-drawing"
    >
      <use href={`${aimFile.address}#${name}`} />
    </svg>
  );
}
