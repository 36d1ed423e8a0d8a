import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A meter of electricity, whose rim is the line; beside it a drum of diesel, with the level in it. */
export const loadMeter: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 70, y: -82, r: 62 },
    contour: 'H71a70 70 0 1 0-1 0',
    rest: (
      <>
        <path className="sheet" d="M154 0v-112h72V0" />
        <path className="deep" d="M154 0v-62q9-8 18 0t18 0 18 0 18 0V0" />
        <path className="tint" d="M148-124h80v14h-80zm50-14h20v14h-20z" />
        <path d="M202-145h12" />
        <path d="M154-86h72M154-34h24m24 0h24M160-12h60M220-100h-8m8 8h-5m5 8h-8m8 8h-5m5 8h-8m8 8h-5m5 8h-8m8 8h-5M162-117h22M160-102h24m-24 8h14" />
        <path className="sheet" d="M190-56q20 32 0 32t0-32z" />
        <path d="M184-34q1 5 6 6" />
      </>
    ),
    hot: (
      <>
        <path d="M71-12a58 58 0 0 1 0-116a58 58 0 0 1 0 116" />
        <path d="M19-40l8-4M12-60l5-1M12-80l5 1M19-100l8 5M32-116l3 4M50-126l2 5M71-130l0 9M92-126l-2 5M110-116l-3 4M123-100l-8 5M130-80l-5 1M130-60l-5-1M123-40l-8-4" />
        <path className="deep" stroke="none" d="M111-110l6-5q14 18 14 44h-8q0-22-12-39z" />
        <path className="tint" d="M43-41h56v16H43z" />
        <path d="M54-41v16m11-16v16m11-16v16m11-16v16" />
        <path d="M34-54h10m54 0h10" />
        <path className="hot" d="M80-118 50-78h16l-5 30 32-42H75z" />
      </>
    ),
  });
