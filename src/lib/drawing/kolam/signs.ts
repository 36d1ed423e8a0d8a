import type { SignName } from '../../../schemas/parts.ts';

/** What a trade is known by, as dots in rows: `o` is one. Ten in a row at most, and seven rows, so that all have one pitch. */
export const signs: Record<SignName, string[]> = {
  cart: ['oo.......', '.oooooooo', '.oooooooo', '.ooooooo.', '..o......', '..oooooo.', '..o....o.'],
  chip: ['..o.o.o..', 'ooooooooo', '.ooooooo.', 'ooooooooo', '.ooooooo.', 'ooooooooo', '..o.o.o..'],
  cross: ['..ooo..', '..ooo..', 'ooooooo', 'ooooooo', 'ooooooo', '..ooo..', '..ooo..'],
  factory: ['........oo', '........oo', 'o..o..o.oo', 'oo.oo.oooo', 'oooooooooo', 'oooooooooo'],
  heart: ['.ooo.ooo.', 'ooooooooo', 'ooooooooo', '.ooooooo.', '..ooooo..', '...ooo...', '....o....'],
  house: ['....o....', '...ooo...', '..ooooo..', '.ooooooo.', 'ooooooooo', '.ooo.ooo.', '.ooo.ooo.'],
  mortarboard: ['....oo....', '..oooooo..', 'oooooooooo', '..oooooo.o', '...oooo..o', '.........o'],
  shirt: ['..oo.oo..', 'ooooooooo', 'ooooooooo', '..ooooo..', '..ooooo..', '..ooooo..'],
  umbrella: ['....o....', '..ooooo..', '.ooooooo.', 'ooooooooo', 'o...o...o', '....o.o..', '....ooo..'],
};
