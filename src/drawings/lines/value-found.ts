import type { LineForm } from '../line.ts';

/** A chart of columns, whose tops are the line; from the last one it goes once round a value. */
export const valueFound: LineForm = {
  line: 'H122a10 10 0 0 0 10-10V160a8 8 0 0 1 8-8H170a8 8 0 0 0 8-8V120a8 8 0 0 1 8-8H216a8 8 0 0 1 8 8V134a8 8 0 0 0 8 8H262a8 8 0 0 0 8-8V102a8 8 0 0 1 8-8H350a34 34 0 1 0-34-34V186a14 14 0 0 0 14 14',
  ink: 'M178 200v-48M224 200v-58M270 200v-58M132 200h184',
  tint: 'M178 200v-80a8 8 0 0 1 8-8h30a8 8 0 0 1 8 8v80zm92 0v-98a8 8 0 0 1 8-8h38v106zM350 26a34 34 0 0 0-34 34v34h34a34 34 0 0 0 0-68',
};
