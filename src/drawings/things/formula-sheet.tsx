import { entry } from '../entry.tsx';
import { limb } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

const MIDDLE = { textAnchor: 'middle' } as const;

/**
 * A spreadsheet whose one cell, on which all others depend, the line frames; and its author, who points at that across the counter, over
 * the window of the application that takes its place.
 */
export const formulaSheet: Thing = () =>
  ringed({
    width: 229,
    height: 134,
    spot: { x: 68, y: -70, r: 46 },
    contour:
      'H90a14 14 0 0 0 14-14V-98a6 6 0 0 0-6-6H38a6 6 0 0 0-6 6v56a6 6 0 0 0 6 6h70a14 14 0 0 1 14 14v8a14 14 0 0 0 14 14',
    rest: (
      <>
        <path className="sheet" d="M0 0v-134h136V0" />
        <path className="deep" d="M0-134h136v18H0z" />
        <path className="tint" d="M0-116h32V0H0zM104-104h32v68h-32z" />
        {entry('=120+80', 68, -121, { ...MIDDLE, fill: 'var(--hair, currentColor)' })}
        {entry('120', 16, -66, MIDDLE)}
        {entry('80', 16, -14, MIDDLE)}
        {entry('200', 120, -89, MIDDLE)}
        <path d="M0-104h136M0-36h136M32-116V0m72-116v80" />
        <g transform="translate(40 0) scale(.8)">
          <path className="tint" d="M152 0v-58q0-28 24-31 12 10 24 0 29 4 29 34V0z" />
          <g transform="translate(188 -119)">
            <g transform="scale(-2.2 2.2)">{profiles.plait}</g>
          </g>
        </g>
        <path className="sheet" d="M152 0v-36q0-8 8-8h57q8 0 8 8V0" />
        <path className="deep" d="M152-29v-7q0-8 8-8h57q8 0 8 8v7z" />
        <path className="dots" d="M162-37h0m11 0h0" />
        <path className="tint" d="M163-21h52v13h-52z" />
        <path className="dots" d="M174-14h0m12 0h0m12 0h0" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M44-94h48v18h-9l-3-6H63l13 13-13 13h17l3-6h9v18H44v-10l17-15-17-15z" />
        <path className="skin" d={limb([118, -72], [110, -73], [98, -75], 2.8)} />
        <path className="skin" d={limb([152, -58], [134, -64], [116, -69], 6)} />
        <path className="tint" d={limb([188, -57], [166, -52], [141, -60], 8.5)} />
      </>
    ),
  });
