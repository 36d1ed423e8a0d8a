import type { TroublesName } from '../schemas/drawings.ts';
import type { Troubles } from './trouble.ts';
import { buildingSite } from './troubles/building-site.tsx';
import { employerSheets } from './troubles/employer-sheets.tsx';
import { sharedPhone } from './troubles/shared-phone.tsx';
import { shopParcels } from './troubles/shop-parcels.tsx';

export const troubles: Record<TroublesName, Troubles> = {
  'building-site': buildingSite,
  'employer-sheets': employerSheets,
  'shared-phone': sharedPhone,
  'shop-parcels': shopParcels,
};

/** What a drawing is called in the file that pages fetch: in few letters, since a case has three of them. */
export const troubleId = (name: TroublesName, at: number) => `trouble-${Object.keys(troubles).indexOf(name)}${at}`;
