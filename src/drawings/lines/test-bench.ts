import type { LineForm } from '../line.ts';

/** A measuring instrument on a bench: the line goes through it, and is the wave that it shows. */
export const testBench: LineForm = {
  line: 'H30a16 16 0 0 0 16-16V76a16 16 0 0 1 16-16H94c13-40 25-40 38 0 13 40 25 40 38 0 13-40 25-40 38 0 13 40 25 40 38 0h22a16 16 0 0 1 16 16V184a16 16 0 0 0 16 16',
  ink: 'M90 8h160a10 10 0 0 1 10 10V134H80V18a10 10 0 0 1 10-10M92 20h156v78H92zM66 134h198v10H66zM84 144v56m162-56v56',
};
