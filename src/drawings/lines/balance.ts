import type { LineForm } from '../line.ts';

/** A pair of scales, in which two offers are weighed: the line is its foot, its post and the ring above the beam. */
export const balance: LineForm = {
  line: 'H112c50 0 76-8 76-48V73a34 34 0 1 1 24 0V152c0 40 26 48 76 48',
  ink: 'M64 102 188 88m24-4 124-14M64 102 24 164h80zm272-32-40 62h80zM24 164a40 24 0 0 0 80 0m192-32a40 24 0 0 0 80 0M52 164v-34h24v34m-17-24h10m-10 10h10m255-18V98h24v34m-17-24h10m-10 10h10M112 200h176',
  tint: 'M24 164h80a40 24 0 0 1-80 0zm272-32h80a40 24 0 0 1-80 0z',
  dots: 'M200 41h0m-136 61h0m272-32h0',
};
