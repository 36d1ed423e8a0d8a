import type { Thing } from '../thing.ts';
import { sensorPosts } from './sensor-posts.tsx';

const PIECE = 'v12h12v-12zm17 2';

/** A file that comes in pieces, breaks off and goes on, over the units that it is for; two have it. */
export const updatePieces: Thing = () => ({
  width: 238,
  spot: { x: 159, y: -129, r: 28 },
  drawing: (
    <>
      <path className="deep" d={`M0-156${PIECE.repeat(7)}`} />
      <path className="missing" d={`M119-142${PIECE.repeat(2)}`} />
      <path className="hot" d="M150-141h18v18h-18z" />
      <path className="sheet" d={`M172-136${PIECE.repeat(4)}`} />
      <g transform="translate(2)">{sensorPosts({}).drawing}</g>
      <path className="deep" d="M8-44v-30h28v30zm46 0v-30h28v30z" />
    </>
  ),
});
