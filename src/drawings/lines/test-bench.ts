import type { LineForm } from '../line.ts';

/** A measuring instrument on a bench: the line goes through it, and is the wave that it shows. */
export const testBench: LineForm = {
  line: 'H20a20 20 0 0 0 20-20V106a20 20 0 0 1 20-20H96c14-60 28-60 42 0 14 60 28 60 42 0 14-60 28-60 42 0 14 60 28 60 42 0 14-60 28-60 42 0h34a20 20 0 0 1 20 20V180a20 20 0 0 0 20 20',
  ink: 'M88 10h224a14 14 0 0 1 14 14v144a14 14 0 0 1-14 14H88a14 14 0 0 1-14-14V24a14 14 0 0 1 14-14M74 146h252M104 182v18m192-18v18M60 200h280M200 22v112',
  tint: 'M152 154h96v20h-96z',
  dots: 'M104 164h0m32 0h0m128 0h0m32 0h0',
};
