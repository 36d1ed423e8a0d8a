import type { LineForm } from '../line.ts';

/** South Indian filter coffee: a steel tumbler that stands in its davara. The line goes once round both, and round two dots as steam. */
export const coffee: LineForm = {
  line: 'H240c22 0 36-8 40-24l5-18c3-9 8-12 18-12a5 5 0 0 0 0-10H247c-4 0-6-2-6-6l8-82c1-10 6-13 15-13a5 5 0 0 0 0-10H238c-26 0-66-14-66-42 0-26 49-24 49-50a21 21 0 0 0-42 0c0 26 49 24 49 50 0 28-40 42-66 42H136a5 5 0 0 0 0 10c9 0 14 3 15 13l8 82c0 4-2 6-6 6H97a5 5 0 0 0 0 10c10 0 15 3 18 12l5 18c4 16 18 24 40 24H240',
  ink: 'M154 74q46 10 92 0m-91 10q45 10 90 0M157 138q43 12 86 0M122 165q78 16 156 0',
  dots: 'M200-16h0M200-67h0',
  frame: { x: 80, y: -100, width: 240 },
};
