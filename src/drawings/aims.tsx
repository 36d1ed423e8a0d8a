import type { ReactNode } from 'react';
import { lassoPath, type Spot } from '../lib/drawing/loop.ts';
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

/** The figure that is entered once and seen by all: 48. */
const figure = (x: number, y: number) => (
  <path
    className="bar"
    d={`M${x} ${y}m9 0-9 16h13m-4-6v14m10.5-19a5.5 5.5 0 0 1 11 0 5.5 5.5 0 0 1-11 0m-1 12.5a6.5 6.5 0 0 1 13 0 6.5 6.5 0 0 1-13 0`}
  />
);

/** What stands in one loop: where, and how large. */
const scene = (key: number, at: string, drawing: ReactNode) => (
  <g key={key} transform={`translate(${at})`}>
    {drawing}
  </g>
);

/** A storekeeper, a branch manager and a finance head, but for the arm that points at the screen. */
const READERS = [
  <>
    {below.lungi}
    {heads.bearded}
    {tops.vest}
    {arms.leftDown('sheet')}
  </>,
  <>
    {below.trousers}
    {heads.short}
    {tops.shirt}
    {arms.leftBent()}
  </>,
  <>
    {below.sari}
    {heads.bun}
    {tops.blouse}
    {arms.leftDown()}
  </>,
];

/** The same screen for each of them. */
const screen = (
  <>
    <path d="M84-56V0M0 0h116" />
    <path className="sheet" d="M57-98h54q4 0 4 4v38q0 4-4 4H57q-4 0-4-4v-38q0-4 4-4z" />
    {figure(66, -87)}
  </>
);

/** Between the middles of two loops. */
const PITCH = 133;

export const aims = {
  /** A packer, who types a figure at her bench: once. */
  mission: {
    width: 195,
    height: 192,
    spots: [{ x: 82, y: -108, r: 80 }],
    scenes: scene(
      0,
      '28-62)scale(.94',
      <>
        {below.sari}
        {heads.plait}
        {tops.apron}
        {arms.leftDown()}
        <path d="M-6 0h128" />
        <path className="tint" d="M64-42h48V0H64z" />
        <path className="sheet" d="M82-42h12v14H82z" />
        <path className="sheet" d="M66-106h44q4 0 4 4v56q0 4-4 4H66q-4 0-4-4v-56q0-4 4-4z" />
        {figure(73, -98)}
        <path className="dots" d="M73-65h0m15 0h0m15 0h0m-30 13h0m15 0h0m15 0h0" />
        {arms.rightOut()}
      </>,
    ),
  },
  /** Three people far from each other, who all see it. */
  vision: {
    width: 390,
    height: 154,
    spots: READERS.map((_, index) => ({ x: 62 + index * PITCH, y: -88, r: 60 })),
    scenes: READERS.map((reader, index) =>
      scene(
        index,
        `${index * PITCH + 20}-49)scale(.72`,
        <>
          {screen}
          {reader}
          {arms.rightOut()}
        </>,
      ),
    ),
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
