import type { LineForm } from '../line.ts';

/** A rack of servers behind a lock, which the line goes round. */
export const serverRack: LineForm = {
  line: 'H46a16 16 0 0 0 16-16V30a18 18 0 0 1 18-18H108c40 0 72 14 72 44a22 22 0 0 1-44 0c0-30 32-44 72-44h28a18 18 0 0 1 18 18V184a16 16 0 0 0 16 16',
  ink: 'M80 92h156v26H80zm0 36h156v26H80zm0 36h156v26H80zM148 105h70m-70 36h70m-70 36h70M62 200h192',
  tint: 'M158 23c14 7 22 18 22 33a22 22 0 0 1-44 0c0-15 8-26 22-33',
  dots: 'M98 105h0m22 0h0m-22 36h0m22 0h0m-22 36h0m22 0h0',
};
