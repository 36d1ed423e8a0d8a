import type { LineName } from '../schemas/drawings.ts';
import { aimFile } from './aim-file.ts';
import './BeginningDrawing.css';
import { LineDrawing } from './LineDrawing.tsx';
import { WORK_ROOM, workRooms } from './work-rooms.tsx';

/** A room of the workshop with who works there, or what one line draws. Its floor is the lower edge of its box. */
export function WorkRoom({ name }: { name: LineName }) {
  if (!(name in workRooms)) return <LineDrawing name={name} file={aimFile} />;
  const { width, height } = WORK_ROOM;
  return (
    <svg
      viewBox={`${-width / 2} ${-height} ${width} ${height}`}
      preserveAspectRatio="xMidYMax"
      width={width}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="work-look"
    >
      <use href={`${aimFile.address}#${name}`} />
    </svg>
  );
}
