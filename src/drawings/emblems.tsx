import type { ReactNode } from 'react';
import type { ThingName } from '../schemas/drawings.ts';
import { LINE_BOX } from './line.ts';
import type { DrawnThing } from './thing.ts';
import { man } from './things/man.tsx';
import { pupils } from './things/pupils.tsx';
import { teacher } from './things/teacher.tsx';
import { woman } from './things/woman.tsx';

/** What a page's line draws in passing: from the floor at the left to the floor at the right, in the box of all that is drawn by one line. */
interface Emblem {
  line: string;
  /** What lies below the line: filled, and what is drawn on that. */
  drawing: ReactNode;
}

/** How far one goes up. */
export const EMBLEM_TOP = 20;

/** Somebody on the floor, as far to the right as that. */
const standing = (x: number, drawn: DrawnThing, scale = 1) => (
  <g transform={`translate(${x} ${LINE_BOX.floor}) scale(${scale})`} stroke="var(--face)">
    {drawn.drawing}
  </g>
);

/** A dot that the line goes round. */
const PLAIN: Emblem = {
  line: 'H200a56 56 0 1 0-.1 0',
  drawing: <path className="deep" d="M186 144a14 14 0 0 1 28 0 14 14 0 0 1-28 0z" />,
};

/** What stands for a case in the list of all, by what its record is about. */
const EMBLEMS: Partial<Record<ThingName, Emblem>> = {
  /** A wall on which one more stone was laid; the floor is the tape beside it, and the line's loop is the reel. */
  tape: {
    line: 'H28V56h104v36h60v36h60V200H338a44 44 0 1 0-.1 0',
    drawing: (
      <>
        <path className="deep" d="M28 200V56h104v72h120v72zM294 156a44 44 0 0 1 88 0 44 44 0 0 1-88 0z" />
        <path className="hot" d="M132 92h60v36h-60z" />
        <g stroke="currentColor">
          <path d="M28 92h104M28 128h224M28 164h224M80 56v36m-26 0v36m52-36v36m-26 0v36m60-36v36m60-36v36M54 164v36m52-36v36m56-36v36m56-36v36" />
        </g>
        <path className="letter" d="M326 156a12 12 0 0 1 24 0 12 12 0 0 1-24 0z" />
        <g stroke="var(--deep)">
          <path d="M264 199v-10m11 10v-10m11 10v-18m11 18v-10" />
        </g>
      </>
    ),
  },
  /** A shirt on its hanger, cheaper. */
  garments: {
    line: 'H140V112l-34 20-30-48 70-42 46-14a14 14 0 1 1 16 0l46 14 70 42-30 48-34-20V200',
    drawing: (
      <>
        <path className="deep" d="M140 200v-88l-34 20-30-48 70-42q54 34 108 0l70 42-30 48-34-20v88z" />
        <g stroke="currentColor">
          <path d="M146 42q54 60 108 0M200 72v126M154 118h26v24h-26z" />
        </g>
        <path className="hot" d="m206 122 20-16 20 16v56h-40z" />
        <g stroke="var(--deep)">
          <path d="M226 120v0m0 14v30m-10-11 10 11 10-11" />
        </g>
      </>
    ),
  },
  /** A family below one umbrella. */
  'umbrella-agent': {
    line: 'H172q20 0 20-20V78q-14-17-38 0-19-17-38 0-19-17-38 0a122 92 0 0 1 244 0q-19-17-38 0-19-17-38 0-24-17-38 0v102q0 20 20 20',
    drawing: (
      <>
        {standing(86, woman({}))}
        {standing(218, pupils({ count: 1, isHot: true }))}
        {standing(264, man({}))}
        <path
          className="deep"
          d="M192 78q-14-17-38 0-19-17-38 0-19-17-38 0a122 92 0 0 1 244 0q-19-17-38 0-19-17-38 0-24-17-38 0z"
        />
        <g stroke="currentColor">
          <path d="M154 76q4-70 45-86 43 16 47 86" />
        </g>
      </>
    ),
  },
  /** A timetable on a board, and this week in it. */
  blackboard: {
    line: 'H74l24-56H288V8H62v136H252l24 56',
    drawing: (
      <>
        <path className="deep" d="M62 8h226v136H62z" />
        <path className="hot" d="M205 50h30v26h-30z" />
        <g stroke="currentColor">
          <path d="M85 24h180v104H85zM85 50h180M85 76h180M85 102h180M115 24v104m30-104v104m30-104v104m30-104v104m30-104v104" />
        </g>
        {standing(296, teacher({}), 1.25)}
      </>
    ),
  },
};

export const emblemOf = (thing: ThingName | undefined) => (thing && EMBLEMS[thing]) ?? PLAIN;

/** By what name one is fetched. */
export const emblemId = (thing: ThingName | undefined) => `${thing && EMBLEMS[thing] ? thing : 'plain'}-emblem`;

/** All of them by these names. */
export const emblems = Object.fromEntries(
  [undefined, ...(Object.keys(EMBLEMS) as ThingName[])].map((thing) => [emblemId(thing), emblemOf(thing)]),
);
