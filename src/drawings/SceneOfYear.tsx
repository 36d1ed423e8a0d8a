import type { ThingName } from '../schemas/drawings.ts';
import { aimFile } from './aim-file.ts';
import './BeginningDrawing.css';
import './SceneOfYear.css';
import { yearScenes } from './years/scenes.tsx';

/** A scene on a floor that is the lower edge of its box. Where the box is wider than what a phone shows, more of it is seen. */
export function SceneOfYear({ thing }: { thing: ThingName }) {
  const { width = 0, height = 0 } = yearScenes[thing] ?? {};
  return (
    <svg
      viewBox={`${-width / 2} ${-height} ${width} ${height}`}
      preserveAspectRatio="xMidYMax meet"
      width={width}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="work-look year-scene"
    >
      <use href={`${aimFile.address}#${thing}`} />
    </svg>
  );
}
