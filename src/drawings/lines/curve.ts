import type { LineForm } from '../line.ts';

/** A curve fitted through readings, and round the one that it misses. */
export const curve: LineForm = {
  line: 'H10C150 200 130 80 250 80h72a34 34 0 1 0-34-34v134a20 20 0 0 0 20 20',
  ink: 'M40 164v28m38-2v-14m38-72v46m74-90v30',
  tint: 'M10 200C150 200 130 80 250 80h38v120z',
  dots: 'M40 164h0m38 26h0m38-86h0m74-44h0m132-14h0',
  inlay: { ink: 'M150 150v-30m82-8v-26', dots: 'M150 150h0m82-42h0' },
};
