import type { ReactNode } from 'react';
import type { TradeName } from '../schemas/drawings.ts';
import { branchCounter } from './trades/branch-counter.tsx';
import { dyeVats } from './trades/dye-vats.tsx';
import { forge } from './trades/forge.tsx';
import { hostelTaps } from './trades/hostel-taps.tsx';
import { loanGroup } from './trades/loan-group.tsx';
import { pharmacy } from './trades/pharmacy.tsx';
import { silkCall } from './trades/silk-call.tsx';
import { supermarketTill } from './trades/supermarket-till.tsx';
import { tenderDesk } from './trades/tender-desk.tsx';

/** Who works at what a project is about, by name: on a panel 400 wide and 160 high, of which a desk shows the middle. */
export const trades: Record<TradeName, ReactNode> = {
  'branch-counter': branchCounter,
  'dye-vats': dyeVats,
  forge,
  'hostel-taps': hostelTaps,
  'loan-group': loanGroup,
  pharmacy,
  'silk-call': silkCall,
  'supermarket-till': supermarketTill,
  'tender-desk': tenderDesk,
};
