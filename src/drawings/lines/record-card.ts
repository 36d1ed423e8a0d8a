import type { LineForm } from '../line.ts';

/** A record card with the person it belongs to. */
export const recordCard: LineForm = {
  line: 'H14a18 18 0 0 0 18-18V34a18 18 0 0 1 18-18h86a34 34 0 0 1 24 14l4 4a34 34 0 0 0 24 14h162a18 18 0 0 1 18 18v116a18 18 0 0 0 18 18',
  ink: 'M32 200h336M82 172q0-50 42-50t42 50m36-80h132m-132 32h96m-96 32h116M124 50a26 26 0 1 0 0 52 26 26 0 1 0 0-52',
  tint: 'M32 48V34a18 18 0 0 1 18-18h86a34 34 0 0 1 24 14l4 4a34 34 0 0 0 24 14z',
  dots: 'M124 76h0',
};
