import type { SignName } from '../../../schemas/parts.ts';

/** What a trade is known by, as dots in rows: `o` is one. Ten in a row at most, and seven rows, so that all have one pitch. */
export const signs: Record<SignName, string[]> = {
  chip: ['.o.o.o.', 'ooooooo', '.oo.oo.', 'oo...oo', '.oo.oo.', 'ooooooo', '.o.o.o.'],
  crane: ['..o.......', 'oooooooooo', 'o.o.....o.', '..o.....o.', '..o....ooo', '..o....ooo', '.ooo......'],
  cross: ['..ooo..', '..ooo..', 'ooooooo', 'ooooooo', 'ooooooo', '..ooo..', '..ooo..'],
  dispenser: ['ooo..', '..o..', '.ooo.', 'ooooo', 'ooooo', 'ooooo', 'ooooo'],
  factory: ['........oo', '........oo', 'o..o..o.oo', 'oo.oo.oooo', 'oooooooooo', 'oooooooooo'],
  heart: ['.ooo.ooo.', 'ooooooooo', 'ooooooooo', '.ooooooo.', '..ooooo..', '...ooo...', '....o....'],
  mortarboard: ['....oo....', '..oooooo..', 'oooooooooo', '..oooooo.o', '...oooo..o', '.........o'],
  shirt: ['..oo.oo..', 'ooooooooo', 'ooooooooo', '..ooooo..', '..ooooo..', '..ooooo..'],
  umbrella: ['....o....', '..ooooo..', '.ooooooo.', 'ooooooooo', 'o...o...o', '....o.o..', '....ooo..'],
};
