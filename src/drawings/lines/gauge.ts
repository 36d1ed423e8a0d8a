import type { LineForm } from '../line.ts';

/** A gauge between two pipes; the line goes once round it. */
export const gauge: LineForm = {
  line: 'H200a96 96 0 1 0-1 0',
  ink: 'm200 104 54-46m-54-32v16m-55 7 11 11m-34 44h-16m162 0h16M100 200v-40H72v-34H20m280 74v-40h28v-34h52',
  tint: 'm200 104 73-62a96 96 0 0 1 23 62z',
  dots: 'M200 104h0m-55 55h0m110 0h0m-81 15h0m52 0h0M20 126h0m360 0h0',
};
