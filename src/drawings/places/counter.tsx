import { Drawing } from '../Drawing.tsx';
import type { PlaceForm } from '../place.ts';
import './counter.css';

/** Half the width of the umbrella, its middle, and how many parts it has. */
const [HALF, MIDDLE, PARTS] = [328, 632, 8];

/** Every second part of the umbrella, from the first or the second on. */
function parts(first: number): string {
  const width = (2 * HALF) / PARTS;
  return Array.from({ length: PARTS / 2 }, (_, index) => MIDDLE - HALF + (first + index * 2) * width)
    .map((left) => `M${left} 120Q${left} 18 ${MIDDLE} 14 ${left + width} 18 ${left + width} 120q-41-28-82 0z`)
    .join('');
}

/** One long office in two arcades, an umbrella for a dome. */
export const counter: PlaceForm = {
  columns: [4, 4, 4, 4, 4, 4],
  roof: (
    <Drawing width={1264} height={192} preserveAspectRatio="xMidYMax slice">
      <path className="sheet" d="M346 192v-92h572v92z" />
      <path className="tint" d={`M369 192${'v-36a26 26 0 0 1 52 0v36zm79 0'.repeat(7)}${parts(0)}`} />
      <path className="deep" d={parts(1)} />
      <path d={`M632 14V2M10 156h336m572 0h336M18 156${'v36m16-36'.repeat(20)}m594 0${'v36m16-36'.repeat(20)}`} />
    </Drawing>
  ),
  ground: <div className="place-plinth" />,
};
