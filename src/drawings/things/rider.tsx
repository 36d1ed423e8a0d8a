import { Detail } from '../people/face.tsx';
import { profiles } from '../people/profiles.tsx';
import type { Thing } from '../thing.ts';

/** A scooter with its rider, his feet on its board, and a box for parcels on its carrier. */
export const rider: Thing = ({ isHot }) => ({
  width: 144,
  height: 144,
  spot: { x: 20, y: -86, r: 36 },
  drawing: (
    <>
      <circle className="sheet" cx="30" cy="-18" r="18" />
      <circle className="sheet" cx="124" cy="-18" r="18" />
      <path className="deep" d="M4-36q4-20 26-20h46q8 0 9 8l3 26h14l10-62q8-3 10 4l8 58H54a24 24 0 0 0-42-22z" />
      <path className={isHot ? 'hot' : 'tint'} d="M0-110h40v46H0z" />
      <Detail>
        <path d="M25-18a5 5 0 0 0 10 0 5 5 0 0 0-10 0m94 0a5 5 0 0 0 10 0 5 5 0 0 0-10 0M0-98h40" />
        <path className="deep" d="M2-64h78q6 0 4 8H6z" />
        <path className="hair" d="M86-22v-9h9q9 2 10 9z" />
      </Detail>
      <path className="sheet" d="M53-75l33 9q7 2 8 10l2 22H82l-2-19-29-9z" />
      <path className="tint" d="M46-62q-6-50 18-50 9 3 9 13l-3 37z" />
      <g transform="translate(66 -126)">
        <Detail plain={<circle className="skin" r="10" />}>{profiles.moustache}</Detail>
        <path className="deep" d="M-11 6q-5-22 11-23 13 0 15 11l-16 1-3 11z" />
      </g>
      <path className="skin" d="M64-104l13 18 25-8a4 4 0 0 1 2 8l-25 8q-4 1-7-3l-15-20z" />
      <Detail>
        <path className="tint" d="M56-100l13 19 10-7-13-19q-9-2-10 7z" />
        <path d="M97-91l18 8" strokeWidth="5" />
      </Detail>
    </>
  ),
});
