import type { ReactNode } from 'react';
import type { TradeName } from '../schemas/drawings.ts';
import { branchCounter } from './trades/branch-counter.tsx';
import { dyeVats } from './trades/dye-vats.tsx';
import { hostelTaps } from './trades/hostel-taps.tsx';
import { loanGroup } from './trades/loan-group.tsx';
import { pharmacy } from './trades/pharmacy.tsx';
import { silkCall } from './trades/silk-call.tsx';
import { tenderDesk } from './trades/tender-desk.tsx';

/** Who works at what a project is about, by name: on a panel 400 wide and 160 high, of which a desk shows the middle. */
export const trades: Record<TradeName, ReactNode> = {
  'branch-counter': branchCounter,
  'dye-vats': dyeVats,
  'hostel-taps': hostelTaps,
  'loan-group': loanGroup,
  pharmacy,
  'silk-call': silkCall,
  'tender-desk': tenderDesk,
};
