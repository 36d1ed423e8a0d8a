import type { LineForm } from '../line.ts';

const SERVER = 'M112 106h176a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H112a8 8 0 0 1-8-8v-20a8 8 0 0 1 8-8';

/** Two servers under a cloud. */
export const cloud: LineForm = {
  line: 'H76a56 56 0 0 1 2-110 74 74 0 0 1 140-38 52 52 0 0 1 78 42 53 53 0 0 1 24 106',
  ink: `M76 200h244${SERVER}${SERVER.replace('106', '154')}m78 18h88`,
  tint: 'M112 106h176a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H112a8 8 0 0 1-8-8v-20a8 8 0 0 1 8-8z',
  dots: 'M126 172h0m24 0h0',
  inlay: { ink: 'M190 124h88', dots: 'M126 124h0m24 0h0' },
};
