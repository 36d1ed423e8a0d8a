import type { ThingContent, ThingName } from '../schemas/drawings.ts';
import { bench } from './pictures/bench.tsx';
import { canopy } from './pictures/canopy.tsx';
import { chamber, trolley } from './pictures/chamber.tsx';
import { family, leftFamily } from './pictures/family.tsx';
import { lesson } from './pictures/lesson.tsx';
import { masons } from './pictures/masons.tsx';
import { packing } from './pictures/packing.tsx';
import { pour } from './pictures/pour.tsx';
import { towels } from './pictures/towels.tsx';
import { foundReceipt } from './speakers/found-receipt.tsx';
import type { Tableau } from './thing.ts';

/** Of what a half of a picture is made, from left to right. */
export type Half = (ThingContent | Tableau)[];

/** What stands on the left, and what goes on from there where there is room for as much again. */
type Picture = readonly [Half, Half?];

/** What a record is about, among what belongs to it: as wide as the record, and no two alike. */
export const pictures: Partial<Record<ThingName, Picture>> = {
  blackboard: [[lesson]],
  'casting-trays': [[pour]],
  'file-piles': [[foundReceipt], [{ thing: 'pupils', count: 4 }, { thing: 'student' }, { thing: 'bicycle' }]],
  garments: [[{ thing: 'garments', count: 8 }]],
  'pallet-rack': [[chamber], [trolley, { thing: 'laden-lorry' }]],
  'parcel-van': [[towels], [packing]],
  tape: [[{ thing: 'tape' }], [masons]],
  tubes: [[bench], [{ thing: 'rider' }, { thing: 'analyser' }]],
  'umbrella-agent': [[family]],
};

/** What stands on the left in place of that where a record stands beside it. */
export const besides: Partial<Record<ThingName, Tableau>> = { 'umbrella-agent': leftFamily };

/** What is drawn round the title of a case, as wide and as high as that, above its picture. */
export const roofs: Partial<Record<ThingName, Tableau>> = { 'umbrella-agent': canopy };
