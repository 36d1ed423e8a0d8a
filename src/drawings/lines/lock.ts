import type { LineForm } from '../line.ts';

/** A lock, and its keyhole. */
export const lock: LineForm = {
  line: 'H60a20 20 0 0 0 20-20v-66a16 16 0 0 1 16-16h22a16 16 0 0 0 16-16v-8a66 66 0 0 1 132 0v8a16 16 0 0 0 16 16h22a16 16 0 0 1 16 16v66a20 20 0 0 0 20 20',
  ink: 'M80 200h240M134 98h132m-106 0V74a40 40 0 0 1 80 0v24',
  tint: 'M80 200v-86a16 16 0 0 1 16-16h208a16 16 0 0 1 16 16v86z',
  inlay: {
    ink: 'M200 160v24m0-64a20 20 0 1 0 0 40 20 20 0 1 0 0-40',
    dots: 'M200 140h0m-92-14h0m28 0h0m128 0h0m28 0h0m-184 46h0m28 0h0m128 0h0m28 0h0',
  },
};
