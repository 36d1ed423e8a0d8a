import type { LineForm } from '../line.ts';

/** A screen on its foot, with the table of a program: its outline is the line. */
export const screen: LineForm = {
  line: 'H106c24 0 34-12 34-36v-10H58a18 18 0 0 1-18-18V24a18 18 0 0 1 18-18h196a18 18 0 0 1 18 18v112a18 18 0 0 1-18 18H172v10c0 24 10 36 34 36',
  ink: 'M40 42h232M40 80h232M40 118h232M94 42v112M106 200h100',
  tint: 'M94 80h178v38H94z',
};
