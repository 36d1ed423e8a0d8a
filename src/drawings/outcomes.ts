import type { OutcomeName } from '../schemas/drawings.ts';
import { agreedParcels } from './outcomes/agreed-parcels.tsx';
import { checkedRows } from './outcomes/checked-rows.tsx';
import { measuredWall } from './outcomes/measured-wall.tsx';
import type { Tableau } from './thing.ts';

export const outcomes: Record<OutcomeName, Tableau> = {
  'agreed-parcels': agreedParcels,
  'checked-rows': checkedRows,
  'measured-wall': measuredWall,
};
