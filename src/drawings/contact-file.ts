import { drawingFile } from '../lib/drawing/drawing-file.ts';
import { inFile } from './attributes.ts';
import { enquiries } from './enquiries.ts';
import { drawnLines } from './line-file.ts';
import { LOOKS } from './picture-file.ts';
import { sizeDrawings } from './sizes.ts';
import { stamped } from './stamped.tsx';
import { steps } from './steps.ts';

const looks = {
  ...LOOKS,
  hot: 'fill="var(--hot)"',
  letter: 'fill="var(--face)" stroke="none"',
  shine: 'fill="var(--face)"',
  'on-hot': 'stroke-width="1.5"',
};

/** In both themes a room that is lit is lighter. */
const ROOMS = {
  sheet: 'fill="light-dark(var(--tint),var(--face))"',
  shine: 'fill="light-dark(var(--face),color-mix(in oklab,var(--hot) 24%,var(--tint)))"',
};

/** What stands on the page's colour: its outlines are light, and what is on light paper is dark. */
const ON_COLOUR = { letter: 'fill="var(--light)"', 'on-hot': 'stroke="var(--dark)"' };

/** By what name the yard of a company is fetched. */
export const yardId = (name: string) => `${name}-yard`;

/** What Contact shows: who has written, all but the line of its steps, the sizes of projects, and the envelopes and the stamp of the form. */
export const contactFile = drawingFile('contact', {
  ...Object.fromEntries(Object.entries(steps).map(([name, { drawing }]) => [name, inFile(drawing, looks)])),
  ...Object.fromEntries(
    Object.entries(sizeDrawings).flatMap(([name, { drawing, rooms, yard }]) => [
      [name, inFile(rooms, { ...looks, ...ROOMS }) + inFile(drawing, looks)],
      ...(yard ? [[yardId(name), inFile(yard, looks)]] : []),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(enquiries).map(([name, { drawing }]) => [name, inFile(drawing, { ...looks, ...ON_COLOUR })]),
  ),
  envelope: drawnLines.envelope ?? '',
  'long-envelope': drawnLines['long-envelope'] ?? '',
  stamp: inFile(stamped, looks),
});
