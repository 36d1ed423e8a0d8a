import type { ThingName } from '../schemas/drawings.ts';
import type { Step } from './step.ts';
import { askedList } from './steps/asked-list.tsx';
import { readLetter } from './steps/read-letter.tsx';
import { seenCounter } from './steps/seen-counter.tsx';
import { signedProposal } from './steps/signed-proposal.tsx';

/** What a step is about, with those who do it. Any other thing stands alone, and the line goes round it. */
export const steps: Partial<Record<ThingName, Step>> = {
  'opened-letter': readLetter,
  'phone-clerk': askedList,
  counter: seenCounter,
  'signed-pages': signedProposal,
};
