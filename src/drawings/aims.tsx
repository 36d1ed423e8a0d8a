import type { ReactNode } from 'react';
import { lassoPath, type Spot } from '../lib/drawing/loop.ts';
import { packer, READERS } from './aim-readers.tsx';

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

/** What stands in the middle of the loop of a room, on a floor of its own, with air round it. */
const scene = (room: number, drawing: ReactNode) => (
  <g key={room} transform={`translate(${(room + 0.5) * PITCH}-57)scale(1.1)`}>
    <path d="M-40 0h80" />
    {drawing}
  </g>
);

export const aims = {
  /** One who enters it. */
  mission: {
    width: PITCH,
    height: HEIGHT,
    spots: [spotOf(0)],
    scenes: scene(0, packer),
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
