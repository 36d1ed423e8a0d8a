import type { Claim } from '../schemas/parts.ts';

export interface Bars {
  /** Lengths of the two bars; the longer one is 1. */
  before: number;
  after: number;
  /** Stands before the figure: `+`, `−` or nothing. */
  sign: '+' | '−' | '';
}

/**
 * How the two bars of a claim compare: 80% up is 100 to 180, 70% down is 100 to 30, and a share is that part of a whole.
 */
export function bars({ percent, change }: Claim): Bars {
  if (change === 'share') return { before: 1, after: percent / 100, sign: '' };
  if (change === 'down') return { before: 1, after: (100 - percent) / 100, sign: '−' };
  return { before: 100 / (100 + percent), after: 1, sign: '+' };
}
