import type { LineForm } from '../line.ts';

/** A screen on its foot, with the table of a program: its outline is the line. */
export const screen: LineForm = {
  line: 'H150c24 0 34-12 34-36v-10H86a18 18 0 0 1-18-18V24a18 18 0 0 1 18-18h228a18 18 0 0 1 18 18v112a18 18 0 0 1-18 18h-98v10c0 24 10 36 34 36',
  ink: 'M68 42h264M68 80h264M68 118h264M150 42v112M178 61h120M178 99h84M178 137h104M150 200h100',
  tint: 'M150 42V6h164a18 18 0 0 1 18 18v18z',
  dots: 'M96 24h0m28 0h0m-15 37h0m0 38h0m0 38h0',
};
