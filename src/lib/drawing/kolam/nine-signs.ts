/**
 * Nine small kolams on one line, as dots in rows: a lotus, a wheel, a lamp; a heart, a flame, a star; a pot, a tree, a butterfly. Between
 * two of them stands one dot. Each is one line by itself, and from one to the next there is one way, so that of the whole no side is closed.
 */
export const NINE_SIGNS = [
  'o.o.o...o...ooooo',
  'ooooo.o.o.ooooooo',
  'ooooooooooo..ooo.',
  '.ooo..o.o.o...o..',
  '..o.....o....ooo.',
  '..............o..',
  '.o.o....o.....o..',
  'ooooo..ooo..ooooo',
  'ooooooooooooooooo',
  '.ooo..ooooo.ooooo',
  '..o.....o.....o..',
  '..o..............',
  '.ooo....o...o...o',
  '..o....ooo..oo.oo',
  'ooooooooooooooooo',
  'ooooo..ooo..oo.oo',
  '.ooo...ooo..o...o',
];

/** How far the one in the middle reaches from there, in steps between dots. */
export const SIGN_REACH = 2.5;
