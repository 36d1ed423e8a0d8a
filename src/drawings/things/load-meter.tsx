import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A meter of electricity, whose rim is the line; beside it a drum of diesel, with the level in it. */
export const loadMeter: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 70, y: -64, r: 46 },
    contour: 'H71a70 70 0 1 0-1 0',
    rest: (
      <>
        <path className="sheet" d="M154 0v-112h72V0" />
        <path className="deep" d="M154 0v-66q9-8 18 0t18 0 18 0 18 0V0" />
        <path className="tint" d="M148-124h80v16h-80zm46-20h26v20h-26z" />
        <path className="hair" d="M190-54q26 40 0 40t0-40z" />
      </>
    ),
    hot: (
      <>
        <path className="tint" d="M20.300-41A58 58 0 0 1 118-103.300L100-90.600A36 36 0 0 0 39.300-52z" />
        <path className="deep" d="M118-103.300A58 58 0 0 1 120.700-41L101.700-52A36 36 0 0 0 100-90.600z" />
        <path className="hot" d="M80-102 46-60h19l-7 38 38-52H77z" />
      </>
    ),
  });
