import type { ReactNode } from 'react';
import type { ThingName } from '../schemas/drawings.ts';
import type { Emblem } from './emblem.ts';
import { profiles } from './people/profiles.tsx';
import { sides } from './people/sides.tsx';
import { mother } from './pictures/family.tsx';
import { grandmother } from './things/grandmother.tsx';
import { man } from './things/man.tsx';
import { pupils } from './things/pupils.tsx';

/** Somebody on the floor whose left edge is so far to the right. */
const standing = (x: number, drawing: ReactNode) => <g transform={`translate(${x}) scale(1.36)`}>{drawing}</g>;

/** Somebody who looks to the left, and whose own zero is so far to the right. */
const turned = (x: number, drawing: ReactNode) => <g transform={`translate(${x}) scale(-1.45 1.45)`}>{drawing}</g>;

/** A dot that the line goes round. */
const PLAIN: Emblem = {
  line: 'H150a100 100 0 1 0-.1 0',
  drawing: <path className="deep" d="M126-100a24 24 0 0 1 48 0 24 24 0 0 1-48 0z" />,
};

/** What stands for a case in the list of all, by what its record is about. */
const EMBLEMS: Partial<Record<ThingName, Emblem>> = {
  /** A mason lays one more stone on a wall; the floor is the tape beside it, and the line's loop is the reel. */
  tape: {
    line: 'H14v-216h88v36h62v36h28V0H270a26 26 0 1 0-.1 0',
    drawing: (
      <>
        <path className="deep" d="M14 0v-216h88v72h90V0zM244-26a26 26 0 0 1 52 0 26 26 0 0 1-52 0z" />
        <g stroke="var(--face)">
          <path d="M14-180h88m-88 36h88M14-108h178M14-72h178M14-36h178M58 0v-36m44 36v-36m44 36v-36M36-36v-36m44 36v-36m44 36v-36m44 36v-36M58-72v-36m44 36v-36m44 36v-36M36-108v-36m44 36v-36m44 36v-36m44 36v-36M58-144v-36M36-180v-36m44 36v-36" />
        </g>
        <circle className="sheet" cx="270" cy="-26" r="8" />
        <path className="hot" d="M102-180h62v36h-62z" />
      </>
    ),
    people: turned(
      192,
      <>
        {sides.trousers}
        {sides.head(profiles.moustache)}
        <path className="sheet" d="M-31-99q-2-13 11-14 11 0 12 9-10-1-14 4z" />
        <path className="tint" d={sides.shirt} />
        {sides.arm('tint', [0, -86], [21, -112])}
      </>,
    ),
  },
  /** A shirt on its hanger, whose price is lowered, and what is sent. */
  garments: {
    line: 'H48l9-160-23 14-28-48 60-52 26-12a13 13 0 1 1 16 0l26 12 60 52-28 48-23-14 9 160',
    drawing: (
      <>
        <path className="deep" d="M48 0 57-160 34-146 6-194l60-52q34 34 68 0l60 52-28 48-23-14 9 160z" />
        <g stroke="var(--face)">
          <path d="M66-246q34 54 68 0m-34 28v218M64-166h24v28H64zM49-16h102" />
        </g>
        <path className="hot" d="m104-124 19-17 19 17v62h-38z" />
        <circle className="sheet" cx="123" cy="-124" r="4" />
        <path d="M123-110v34m-10-11 10 11 10-11" />
        <path className="tint" d="M246 0v-58h48V0zm6-58v-40h38v40z" />
        <path className="sheet" d="M264-58h12v18h-12zm2-40h10v14h-10z" />
      </>
    ),
    people: turned(186, sides.inSari('plait', 31, -70)),
  },
  /** A family below one umbrella. */
  'umbrella-agent': {
    line: 'H132q12 0 12-12v-160q-22-18-44 0-22-18-44 0-22-18-44 0a138 114 0 0 1 276 0q-22-18-44 0-22-18-44 0-22-18-44 0v160q0 12 12 12',
    drawing: (
      <>
        {standing(24, man({}).drawing)}
        {standing(74, mother)}
        {standing(164, pupils({ count: 1, isHot: true }).drawing)}
        {standing(216, grandmother({}).drawing)}
        <path
          className="deep"
          d="M144-172q-22-18-44 0-22-18-44 0-22-18-44 0a138 114 0 0 1 276 0q-22-18-44 0-22-18-44 0-22-18-44 0z"
        />
        <g stroke="var(--face)">
          <path d="M100-172q2-92 50-113 48 21 50 113" />
        </g>
      </>
    ),
  },
  /** A timetable on a board, this week in it, and who has that explained. */
  blackboard: {
    line: 'H38l18-110H208v-172H12v172H164l18 110',
    drawing: (
      <>
        <path className="deep" d="M12-282h196v172H12z" />
        <path className="hot" d="M136-229h26v33h-26z" />
        <g stroke="var(--face)">
          <path d="M32-262h156v132H32zm0 33h156m-156 33h156m-156 33h156M58-262v132m26-132v132m26-132v132m26-132v132m26-132v132" />
        </g>
      </>
    ),
    people: (
      <>
        <g transform="translate(70)">{pupils({ count: 2 }).drawing}</g>
        <path d="M200-132 154-208" strokeWidth="4" />
        {turned(228, sides.inSari('glasses', 20, -91))}
      </>
    ),
  },
};

const emblemOf = (thing: ThingName | undefined) => (thing && EMBLEMS[thing]) ?? PLAIN;

/** By what name one is fetched. */
export const emblemId = (thing: ThingName | undefined) => `${thing && EMBLEMS[thing] ? thing : 'plain'}-emblem`;

/** All of them by these names. */
export const emblems = Object.fromEntries(
  [undefined, ...(Object.keys(EMBLEMS) as ThingName[])].map((thing) => [emblemId(thing), emblemOf(thing)]),
);
