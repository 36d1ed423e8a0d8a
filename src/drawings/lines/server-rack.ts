import type { LineForm } from '../line.ts';

/** A rack of servers behind a lock, which the line goes round. */
export const serverRack: LineForm = {
  line: 'H88a16 16 0 0 0 16-16V30a18 18 0 0 1 18-18H150c40 0 72 14 72 44a22 22 0 0 1-44 0c0-30 32-44 72-44h28a18 18 0 0 1 18 18V184a16 16 0 0 0 16 16',
  ink: 'M122 92h156v26H122zm0 36h156v26H122zm0 36h156v26H122zM190 105h70m-70 36h70m-70 36h70M104 200h192',
  tint: 'M200 23c14 7 22 18 22 33a22 22 0 0 1-44 0c0-15 8-26 22-33m-11 33a11 11 0 1 0 22 0a11 11 0 1 0-22 0',
  dots: 'M200 56h0m-60 49h0m22 0h0m-22 36h0m22 0h0m-22 36h0m22 0h0',
};
