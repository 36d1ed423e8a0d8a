import type { ReactNode } from 'react';
import { drawingFile } from '../lib/drawing/drawing-file.ts';
import { people } from './aim-people.tsx';
import { AIM_LINE, ROOM } from './aims.ts';
import { inFile } from './attributes.ts';
import { beginnings, narrowBeginnings } from './beginnings.tsx';
import { drawnLines } from './line-file.ts';
import { workRooms } from './work-rooms.tsx';
import { yearScenes } from './years/scenes.tsx';
import { years } from './years.tsx';

/** What `styles/drawing.css` says of the classes of a drawing, as attributes; the one figure shines. */
const LOOKS: Record<string, string> = {
  deep: 'fill="var(--deep)"',
  tint: 'fill="var(--tint)"',
  sheet: 'fill="var(--face)"',
  skin: 'fill="var(--skin)"',
  hair: 'fill="var(--hair)"',
  hot: 'fill="var(--figure)"',
  shine: 'fill="var(--color-line)"',
  'on-hot': 'stroke="var(--hair)"',
  dots: 'stroke-width="3.5"',
  bar: 'stroke="var(--figure)" stroke-width="4.5"',
};

/** By day as well as by night: grey hair is as light, and what lies on a tint as dark. */
const WORK_LOOKS = {
  ...LOOKS,
  shine: 'fill="var(--figure)"',
  'on-hot': 'stroke="var(--on-tint)"',
  bar: 'stroke-width="6"',
};

/** The walls of the shop and of the workshop are what shines there. */
const BEGINNING_LOOKS = {
  ...WORK_LOOKS,
  shine:
    'fill="light-dark(color-mix(in oklab,var(--tint) 26%,var(--face)),color-mix(in oklab,var(--deep) 45%,var(--face)))"',
};

/** What the text is about has the colour of the dots, as the page says it: a name that stands in a file could not be shortened on any page. */
const HOT = { hot: 'fill="currentColor"' };
const YEAR_LOOKS = { ...WORK_LOOKS, ...HOT };

const PEN = 'stroke="var(--color-line)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** Each in the middle of the loop, on a floor of their own, with air round them. */
const drawnAims = Object.fromEntries(
  Object.entries(people).map(([name, person]) => [
    name,
    [
      `<path fill="none" vector-effect="non-scaling-stroke" d="${AIM_LINE}"/>`,
      `<g ${PEN} transform="translate(${ROOM.width / 2}-57)scale(1.1)"><path d="M-40 0h80"/>`,
      inFile(person, LOOKS),
      '</g>',
    ].join(''),
  ]),
);

const drawnBeginnings = Object.fromEntries(
  [
    ...Object.entries(beginnings),
    ...Object.entries(narrowBeginnings).map(([name, drawing]) => [`${name}-narrow`, drawing] as const),
  ].map(([name, drawing]) => [name, inGroup(drawing, BEGINNING_LOOKS)]),
);

const drawnRooms = Object.fromEntries(
  Object.entries(workRooms).map(([name, drawing]) => [name, inGroup(drawing, { ...BEGINNING_LOOKS, ...HOT })]),
);

const drawnYears = Object.fromEntries(
  [...Object.entries(years), ...Object.entries(yearScenes).map(([name, { drawing }]) => [name, drawing] as const)].map(
    ([name, drawing]) => [name, inGroup(drawing, YEAR_LOOKS)],
  ),
);

function inGroup(drawing: ReactNode, looks: Record<string, string> = WORK_LOOKS): string {
  return `<g ${PEN}>${inFile(drawing, looks)}</g>`;
}

/**
 * How a company began, what its years and its work are drawn as, what mission and vision are drawn as, and what one line can draw: in one
 * file, because each has a kilobyte of headers.
 */
export const aimFile = drawingFile('aims', {
  ...drawnLines,
  ...drawnRooms,
  ...drawnBeginnings,
  ...drawnYears,
  ...drawnAims,
});
