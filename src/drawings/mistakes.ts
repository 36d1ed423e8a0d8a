import type { MistakeName } from '../schemas/drawings.ts';
import type { Mistake } from './mistake.ts';
import { copiedClaim } from './mistakes/copied-claim.tsx';
import { crackedBracket } from './mistakes/cracked-bracket.tsx';
import { floodedDevice } from './mistakes/flooded-device.tsx';
import { notesOnTheBus } from './mistakes/notes-on-the-bus.tsx';
import { paperBills } from './mistakes/paper-bills.tsx';
import { promisedSeat } from './mistakes/promised-seat.tsx';
import { stoppedPour } from './mistakes/stopped-pour.tsx';
import { typedFourTimes } from './mistakes/typed-four-times.tsx';
import { waitingResult } from './mistakes/waiting-result.tsx';

/** In what the problems of a trade are seen, by the names that content may use. */
export const mistakes: Record<MistakeName, Mistake> = {
  'copied-claim': copiedClaim,
  'cracked-bracket': crackedBracket,
  'flooded-device': floodedDevice,
  'notes-on-the-bus': notesOnTheBus,
  'paper-bills': paperBills,
  'promised-seat': promisedSeat,
  'stopped-pour': stoppedPour,
  'typed-four-times': typedFourTimes,
  'waiting-result': waitingResult,
};
