import type { Claim } from '../../schemas/parts.ts';

export interface Bars {
  /** Lengths of the two bars; the longer one is 1. */
  before: number;
  after: number;
}

/** What stands before the figure of a claim. */
export function sign({ change }: Claim): string {
  return { up: '+', down: '−', share: '' }[change];
}

/** How the two bars of a claim compare: 80% up is 100 to 180, 70% down is 100 to 30. A share has no before. */
export function bars({ percent, change }: Claim): Bars | undefined {
  if (change === 'share') return undefined;
  if (change === 'down') return { before: 1, after: (100 - percent) / 100 };
  return { before: 100 / (100 + percent), after: 1 };
}
