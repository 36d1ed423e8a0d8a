import type { LineForm } from '../line.ts';

/** The sign in each email address: the line goes round one dot, crosses itself, and goes round both once more, on its way out. */
export const atSign: LineForm = {
  line: 'H140c65 0 102-20 102-60V98a42 42 0 1 0-42 42h52a42 42 0 0 0 42-42a94 94 0 1 0-160 66c21 21 51 36 96 36',
  ink: '',
  dots: 'M200 98h0',
  dot: 36,
  frame: { x: 102, y: 0, width: 196 },
};
