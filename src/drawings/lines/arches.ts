import type { LineForm } from '../line.ts';

/** Over a bar, down, and up to the next one. */
const ARCH = 'a26 26 0 0 1 52 0V190a10 10 0 0 0 20 0V';

/** Five bars of a chart as arches, and the target that only the highest two pass. */
export const arches: LineForm = {
  line: `H18a10 10 0 0 0 10-10V146${ARCH}108${ARCH}126${ARCH}70${ARCH}32a26 26 0 0 1 52 0V190a10 10 0 0 0 10 10`,
  ink: 'M4 92h392',
  tint: 'M244 200V70a26 26 0 0 1 52 0v130zM316 200V32a26 26 0 0 1 52 0v168z',
  dots: 'M54 146h0m72-38h0m72 18h0',
  inlay: { dots: 'M270 70h0m72-38h0' },
  isDashed: true,
};
