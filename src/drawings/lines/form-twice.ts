import type { LineForm } from '../line.ts';

/** One form on two sheets, with the same value in the same place. */
export const formTwice: LineForm = {
  line: 'H100a8 8 0 0 0 8-8V18a8 8 0 0 1 8-8h42l28 28v154a8 8 0 0 0 8 8h6a8 8 0 0 0 8-8V18a8 8 0 0 1 8-8h42l28 28v154a8 8 0 0 0 8 8',
  ink: 'M158 10v20a8 8 0 0 0 8 8h20M258 10v20a8 8 0 0 0 8 8h20M122 38h20M122 70h26M122 102h50M122 132h34M122 162h50M222 38h20M222 70h26M222 102h50M222 132h34M222 162h50',
  dots: 'M165 70h0M265 70h0',
  dot: 20,
  frame: { x: 100, y: 0, width: 200 },
};
