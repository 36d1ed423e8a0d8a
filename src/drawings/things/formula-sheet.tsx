import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A spreadsheet with the one cell on which all others depend, and the screen with a login that takes its place. */
export const formulaSheet: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 64, y: -56, r: 40 },
    rest: (
      <>
        <path className="sheet" d="M0 0v-150h132V0" />
        <path className="deep" d="M0-150h132v24H0z" />
        <path d="M0-84h132M0-42h132M44-126V0M88-126V0" />
        <path className="tint" d="M146 0v-96q0-14 14-14h52q14 0 14 14V0" />
        <path className="sheet" d="M186-40a24 24 0 0 1 0-48 24 24 0 0 1 0 48" />
        <path className="deep" d="M170-47q0-13 16-13t16 13q-16 14-32 0z" />
        <circle className="skin" cx="186" cy="-68" r="10" />
        <path className="hair" d="M176-67a10 10 0 0 1 20 0q-8-8-20 0z" />
        <path d="M162-20h48" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M38-75h52v38H38z" />
        <path className="on-hot" d="M49-65h30m-30 9h30m-30 9h16" />
      </>
    ),
  });
