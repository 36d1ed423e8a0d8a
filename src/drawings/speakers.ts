import type { SpeakerName } from '../schemas/drawings.ts';
import type { Speaker } from './speaker.ts';
import { emptyRack } from './speakers/empty-rack.tsx';
import { foundReceipt } from './speakers/found-receipt.tsx';
import { sameSheet } from './speakers/same-sheet.tsx';

export const speakers: Record<SpeakerName, Speaker> = {
  'empty-rack': emptyRack,
  'found-receipt': foundReceipt,
  'same-sheet': sameSheet,
};
