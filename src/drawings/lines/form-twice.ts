import type { LineForm } from '../line.ts';

/** One form on two sheets, with the same value in the same place. */
export const formTwice: LineForm = {
  line: 'H100a8 8 0 0 0 8-8V68a8 8 0 0 1 8-8h42l28 28v104a8 8 0 0 0 8 8h6a8 8 0 0 0 8-8V68a8 8 0 0 1 8-8h42l28 28v104a8 8 0 0 0 8 8',
  ink: 'M158 60v20a8 8 0 0 0 8 8h20M258 60v20a8 8 0 0 0 8 8h20M122 86h20M122 114h26M122 142h50M122 168h50M222 86h20M222 114h26M222 142h50M222 168h50',
  dots: 'M165 114h0M265 114h0',
  dot: 20,
  frame: { x: 100, y: 0, width: 200 },
};
