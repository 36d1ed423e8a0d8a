import type { ReactNode } from 'react';
import { lassoPath, type Spot } from '../lib/drawing/loop.ts';
import { figure, READERS } from './aim-readers.tsx';
import { arms } from './people/arms.tsx';
import { below, tops } from './people/clothes.tsx';
import { heads } from './people/heads.tsx';

/** What the line goes round, above the floor, which is y = 0; and what stands in each loop. */
interface Aim {
  width: number;
  height: number;
  spots: Spot[];
  scenes: ReactNode;
}

/** Between the middles of two loops, which is also how wide the room of one is. */
const PITCH = 133;
const HEIGHT = 202;
const spotOf = (room: number) => ({ x: (room + 0.5) * PITCH, y: -90, r: 61, rise: 48 });

/** What stands in the loop of a room, on a floor of its own. */
const scene = (room: number, drawing: ReactNode) => (
  <g key={room} transform={`translate(${room * PITCH + 9}-52)scale(1.12)`}>
    <path d="M11 0h75" />
    {drawing}
  </g>
);

export const aims = {
  /** A packer, who types a figure at her bench: once. */
  mission: {
    width: PITCH,
    height: HEIGHT,
    spots: [spotOf(0)],
    scenes: scene(
      0,
      <>
        {below.sari}
        {heads.plait}
        {tops.apron}
        {arms.leftDown()}
        <path className="tint" d="M48-40h36V0H48z" />
        <path className="sheet" d="M60-40h12v13H60z" />
        <path className="sheet" d="M52-106h40q4 0 4 4v58q0 4-4 4H52q-4 0-4-4v-58q0-4 4-4z" />
        {figure(56, -98)}
        <path className="dots" d="M60-65h0m12 0h0m12 0h0m-24 12h0m12 0h0m12 0h0" />
        {arms.rightOut()}
      </>,
    ),
  },
  /** Three people far from each other, who all see it. */
  vision: {
    width: READERS.length * PITCH,
    height: HEIGHT,
    spots: READERS.map((_, room) => spotOf(room)),
    scenes: READERS.map((reader, room) => scene(room, reader)),
  },
} satisfies Record<string, Aim>;

export type AimName = keyof typeof aims;

/** The line from far left to far right: it lies by a unit on itself between two loops. */
export function aimLine({ spots }: Pick<Aim, 'spots'>): string {
  return spots
    .map((spot, index) =>
      lassoPath(
        spot,
        index === 0 ? undefined : spot.x - PITCH / 2 - 1,
        index === spots.length - 1 ? undefined : spot.x + PITCH / 2,
      ),
    )
    .join('');
}
