import type { ThingContent, ThingName } from '../schemas/drawings.ts';

/** Things side by side, on the left, and what goes on from there where there is room for as much again. */
type Picture = readonly [ThingContent[], ThingContent[]?];

/** What a record is about, among what belongs to it: as wide as the record, and no two alike. */
export const pictures: Partial<Record<ThingName, Picture>> = {
  blackboard: [[{ thing: 'blackboard', count: 3 }, { thing: 'woman' }]],
  'casting-trays': [
    [{ thing: 'casting-trays' }, { thing: 'worker' }, { thing: 'casting-trays' }],
    [{ thing: 'man' }, { thing: 'job-terminal' }, { thing: 'casting-check' }],
  ],
  'file-piles': [
    [{ thing: 'file-piles', count: 4 }, { thing: 'woman' }],
    [{ thing: 'pupils' }, { thing: 'man' }, { thing: 'pupils' }],
  ],
  garments: [[{ thing: 'garments', count: 8 }]],
  'pallet-rack': [
    [{ thing: 'pallet-rack', count: 3 }],
    [{ thing: 'man' }, { thing: 'laden-lorry' }, { thing: 'woman' }],
  ],
  'parcel-van': [
    [{ thing: 'parcel-van' }, { thing: 'man' }],
    [{ thing: 'rolls' }, { thing: 'woman' }, { thing: 'cartons' }],
  ],
  tape: [[{ thing: 'tape' }]],
  tubes: [
    [{ thing: 'tubes', count: 24, marked: 17 }, { thing: 'woman' }],
    [{ thing: 'rider' }, { thing: 'analyser' }],
  ],
  'umbrella-agent': [
    [{ thing: 'umbrella-agent' }, { thing: 'man' }, { thing: 'woman' }, { thing: 'pupils', count: 1 }],
  ],
};
