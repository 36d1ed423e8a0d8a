import type { OutcomeName } from '../schemas/drawings.ts';
import { agreedParcels } from './outcomes/agreed-parcels.tsx';
import { checkedRows } from './outcomes/checked-rows.tsx';
import { lotRecord } from './outcomes/lot-record.tsx';
import { measuredWall } from './outcomes/measured-wall.tsx';
import { namedRider } from './outcomes/named-rider.tsx';
import { saturdayList } from './outcomes/saturday-list.tsx';
import type { Tableau } from './thing.ts';

export const outcomes: Record<OutcomeName, Tableau> = {
  'agreed-parcels': agreedParcels,
  'checked-rows': checkedRows,
  'lot-record': lotRecord,
  'measured-wall': measuredWall,
  'named-rider': namedRider,
  'saturday-list': saturdayList,
};
