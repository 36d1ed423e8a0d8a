import { below, tops } from '../people/clothes.tsx';
import { front } from '../people/front.tsx';
import { heads } from '../people/heads.tsx';
import { inKurta } from '../people/in-kurta.tsx';
import { limb, sleeve } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import type { Speaker } from '../speaker.ts';

/** A folded towel, from its lower left corner, and the next one on it. */
const TOWEL = 'q-4-5.500 0-11h40q-4 5.500 0 11zm0-11';
const stack = (x: number, count: number) => `M${x} 0${TOWEL.repeat(count)}`;

/** Of the rack: how far it is from one shelf to the next, and where the cartons of a shelf would stand. */
const [LEFT, RIGHT, RISE] = [172, 254, 56];
const SHELVES = [0, 1, 2, 3];
const CARTONS = 'v-36h30v36zm36 0v-36h30v36z';
const POSTS = `M${LEFT - 5}-186h8V0h-8zm${RIGHT - LEFT + 2} 0h8V0h-8z`;

/** A lamp of Deepavali, from the middle of its foot. */
const lamp = (x: number) => (
  <g key={x} transform={`translate(${x} -178)`}>
    <path className="tint" d="M-11-9h22q-2 9-11 9t-11-9z" />
    <path className="shine" d="M0-24q8 9 0 15-8-6 0-15z" />
  </g>
);

/** At Deepavali: towels as high as the room, no carton on the rack for them, and a partner who can do nothing but shrug. */
export const emptyRack: Speaker = {
  width: 374,
  height: 202,
  side: 'right',
  mouth: [318.5, -132.5],
  drawing: (
    <>
      <path className="tint" d={stack(3, 17)} />
      <path className="sheet" d={stack(50, 15)} />
      <path className="shine" d={`M50-165${TOWEL}`} />
      <g transform="translate(140) scale(1.4)">
        {inKurta(profiles.plait)}
        <path className="skin" d={limb([-14, -77], [-8, -60], [8, -58])} />
        <path className="shine" d="M-14-62q-3-4 0-8h25q-3 4 0 8zm0-8q-3-4 0-8h25q-3 4 0 8zm0-8q-3-4 0-8h25q-3 4 0 8z" />
        <path className="skin" d={limb([-20, -75], [-19, -56], [0, -58])} />
        <path className="tint" d={sleeve([-20, -76], [-19.5, -64])} />
      </g>
      {SHELVES.map((shelf) => (
        <g key={shelf} transform={`translate(${LEFT} ${-8 - shelf * RISE})`}>
          {shelf < SHELVES.length - 1 && <path className="missing" d={`M8-2${CARTONS}`} />}
          <path className="tint" d={`M0-2h${RIGHT - LEFT}v8H0z`} />
        </g>
      ))}
      <path className="deep" d={POSTS} />
      {[LEFT + 19, RIGHT - 19].map(lamp)}
      <g transform="translate(280) scale(1.4)">
        {below.trousers}
        {heads.short}
        {tops.shirt}
        {front.arm('tint', [2, -60], [-11, -74])}
        {front.rightArm('tint', [46, -60], [59, -74])}
      </g>
    </>
  ),
};
