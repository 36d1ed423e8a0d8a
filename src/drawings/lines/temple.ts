import type { LineForm } from '../line.ts';

/** Corners of a storey to the left and to the right: where it begins, and where it ends. */
const [UP, UP_TO] = ['a10 10 0 0 1 10-10h', 'a10 10 0 0 0 10-10v-'];
const [DOWN, DOWN_TO] = ['a10 10 0 0 0 10 10h', 'a10 10 0 0 1 10 10v'];
const ROW = 'm28 0h0';

/** The tower of a temple, storey by storey. */
export const temple: LineForm = {
  line: `H40a10 10 0 0 0 10-10v-20${UP}10${UP_TO}14${UP}8${UP_TO}12${UP}6${UP_TO}10${UP}6${UP_TO}10a40 36 0 0 1 80 0v10${DOWN}6${DOWN_TO}10${DOWN}6${DOWN_TO}12${DOWN}8${DOWN_TO}14${DOWN}10${DOWN_TO}20a10 10 0 0 0 10 10`,
  ink: 'M176 200v-12a24 24 0 0 1 48 0v12M80 160h240m-212-34h184M134 94h132M160 64h80',
  tint: 'M80 160v-24a10 10 0 0 1 10-10h220a10 10 0 0 1 10 10v24zM134 94V74a10 10 0 0 1 10-10h112a10 10 0 0 1 10 10v20z',
  dots: `M130 110h0${ROW.repeat(5)}M74 180h0${ROW.repeat(2)}m140 0h0${ROW.repeat(2)}M200 40h0`,
  inlay: { dots: `M158 79h0${ROW.repeat(3)}M102 143h0${ROW.repeat(7)}` },
};
