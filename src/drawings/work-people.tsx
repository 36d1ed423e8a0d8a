import type { ReactNode } from 'react';
import { finger, limb } from './people/limb.ts';
import { profiles } from './people/profiles.tsx';
import { sides } from './people/sides.tsx';
import type { WorkName } from './work-fills.tsx';
import { typist } from './work-typist.tsx';

/** Somebody on the floor, in units of which the feet stand at x = -20 and look to the right; as large as what the line draws. */
const standing = (x: number, drawing: ReactNode, side: 1 | -1 = -1) => (
  <g transform={`translate(${x} 200)scale(${side * 1.45} 1.45)`}>{drawing}</g>
);

/** Who works at what one line draws of the work of a company, and what else stands before that, in the box of the line. */
export const workers: Record<WorkName, ReactNode> = {
  screen: typist,
  /** He solders a board that he holds. */
  'test-bench': (
    <>
      <path
        className="deep"
        d="M104 116a8 8 0 0 0 16 0 8 8 0 0 0-16 0m26 0a8 8 0 0 0 16 0 8 8 0 0 0-16 0m86 0a8 8 0 0 0 16 0 8 8 0 0 0-16 0"
      />
      {standing(
        316,
        <>
          {sides.farArm('sheet', [0, -58], [20, -53])}
          {sides.trousers}
          {sides.head(profiles.glasses)}
          <path className="sheet" d={sides.longShirt} />
          <path className="tint" d="M10-59l28-9 5 14-28 9z" />
          <path className="deep" d="M24-60l8-3 2 6-8 3z" />
          <path className="skin" d={finger([20, -53], 5, -5)} />
          <path className="hair" d="M-3-79l3-3 15 11 7 8-10-5z" />
          {sides.arm('sheet', [-19, -55], [2, -73])}
        </>,
      )}
    </>
  ),
  /** He leans on a server that he pushes into the rack, with both hands. */
  'server-rack': (
    <>
      <path className="deep" d="M153 70l2-11a7 7 0 1 1 6 0l2 11z" />
      {standing(302, sides.arm('tint', [12, -64], [27, -52], [-7, -76]))}
      <path className="tint" d="M108 128h158v26H108z" />
      <path className="on-hot" d="M124 141h92M240 134v14m8-14v14m8-14v14" />
      <path className="hair" d="M266 124h5v34h-5z" />
      {standing(
        302,
        <>
          <path className="hair" d="M-46 0l2-7 9 2 6 3v2zM-8 0v-6h9l7 4v2z" />
          <path className="deep" d={limb([-25, -50], [-28, -28], [-39, -10], 6)} />
          <path className="deep" d={limb([-15, -50], [0, -30], [-3, -11], 6)} />
          <g transform="rotate(15 -20 -50)">
            {sides.head(profiles.moustache)}
            <path className="tint" d={sides.shirt} />
          </g>
          <path className="skin" d={finger([25, -34], 2, -7) + finger([22, -34], 2, -7)} />
          {sides.arm('tint', [-2, -50], [23, -33], [-14, -74])}
        </>,
      )}
    </>
  ),
  /** She shows a printed report. */
  'value-found': (
    <>
      <path className="on-hot bar" d="M335 61l11 11 20-23" />
      {standing(
        78,
        <>
          {sides.farArm('tint', [14, -62], [38, -73])}
          {sides.dressed('grey')}
          <path className="sheet" d="M0-118h37v52H0z" />
          <path className="deep" d="M0-118h37v9H0z" />
          <path className="tint" d="M6-84v-8h5v8zm9 0v-13h5v13zm9 0v-19h5v19z" />
          <path d="M6-78h25M6-72h16" />
          <path className="skin" d={finger([38, -73], -6, -4)} />
          <path className="skin" d={finger([3, -64], 5, -6)} />
          {sides.arm('tint', [-16, -54], [2, -62])}
        </>,
        1,
      )}
    </>
  ),
  /** She puts a weight on, the list of what is compared below her other arm. */
  balance: (
    <>
      <path className="sheet" d="M42 112h32v44H42zM236 82h32v44h-32z" />
      <path className="tint" d="M42 112h32v12H42zM236 82h32v12h-32z" />
      <path d="M49 133h18m-18 8h18m-18 8h10M243 103h18m-18 8h18m-18 8h10" />
      {standing(
        336,
        <>
          <path className="hair" d="M24-53v-9q0-4 4-5v-4h6v4q4 1 4 5v9z" />
          <path className="skin" d={finger([29, -72], 6, 4)} />
          {sides.farArm('tint', [6, -84], [29, -74])}
          {sides.trousers}
          {sides.head(profiles.plait)}
          <path className="tint" d="M-31-76q1-9 8-9 4 4 8 0 6 1 7 9l1 27 4 24q-13 4-32 1l2-25z" />
          <path className="sheet" d="M-17-68l22 4-5 28-22-4z" />
          <path d="M-12-60l12 2m-13 5 12 2m-13 5 7 1" />
          {sides.arm('tint', [-29, -58], [-9, -47])}
        </>,
      )}
    </>
  ),
};
