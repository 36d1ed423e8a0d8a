import { Drawing } from '../Drawing.tsx';
import type { PlaceForm } from '../place.ts';
import './halls.css';

/** A hall below a saw-tooth roof; a chain under its ceiling carries the pieces through all of its rooms. */
export const halls: PlaceForm = {
  columns: [3, 5, 4, 4, 4, 4],
  roof: (
    <Drawing width={1264} height={122} preserveAspectRatio="xMinYMax slice">
      <path className="sheet" d={`M2 124${'V10l105 114'.repeat(12)}`} />
      <path className="deep" d={`M2 124${'V10l16 17v97zm105 0'.repeat(12)}`} />
      <path d={`M18 124${'l36-57v57m69 0'.repeat(12)}`} />
    </Drawing>
  ),
  ground: <div className="place-yard" />,
};
