import { Drawing } from '../Drawing.tsx';
import type { PlaceForm } from '../place.ts';
import './frame.css';

const BRACES = Array.from({ length: 44 }, () => 'l15-22 15 22').join('');

/** A building that is still going up: slabs on posts, starters without a roof, and a crane over it. */
export const frame: PlaceForm = {
  columns: [6, 6, 6, 6, 6, 6],
  isNumbered: true,
  roof: (
    <Drawing width={1264} height={150} preserveAspectRatio="xMinYMax slice">
      <path d={`M-40 58h1342v22H-40${BRACES}`} />
      <path d="M1243 58V6L620 58M1243 6l59 52" />
      <path className="tint" d="M1272 80h26v34h-26z" />
      <path className="deep" d="M1218 80h50v32h-50z" />
      <path className="sheet" d="M1194 84h24v28h-24z" />
      <path className="deep" d="M296 80h40v10h-40z" />
      <path d="M316 90v26m-50 26 50-26 50 26" />
      <path className="hot" d="M250 142h132v8H250z" />
    </Drawing>
  ),
  ground: <div className="place-footing" />,
};
