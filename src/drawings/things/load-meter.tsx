import { heads } from '../people/heads.tsx';
import { limb } from '../people/limb.ts';
import { turned } from '../people/person.tsx';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A meter of electricity, whose rim is the line; an electrician who reads it and turns a switch, beside a drum of diesel with the level in it. */
export const loadMeter: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 61, y: -53, r: 38 },
    contour: 'H61a58 58 0 1 0-1 0',
    rest: (
      <>
        <path d="M137-120v-30m0 124v23" strokeWidth="5" />
        <path className="deep" d="M122-122h30v98h-30z" />
        <path className="sheet" d="M128-114h18v16h-18z" />
        <path strokeWidth="3" d="M137-102l4-8" />
        <path className="hair" d="M131-90h12v48h-12z" />
        <path className="tint" d="M154 0v-56q0-28 24-33h30q21 5 21 33V0z" />
        <path className="sheet" d="M180-89q12 9 24 0l-6 20h-12z" />
        <path d="M192-69V0" />
        <g transform="translate(140 104) scale(2.180)">{turned(heads.helmet)}</g>
        <path className="sheet" d="M186 0v-46h41V0" />
        <path className="deep" d="M186 0v-26q5-5 10 0t10 0 10 0 11 0V0" />
        <path className="tint" d="M182-54h47v9h-47z" />
        <path className="hair" d="M206-22q14 18 0 18t0-18z" />
        <path className="sheet" d="M127-72a10 10 0 0 1 20 0 10 10 0 0 1-20 0" />
        <path className="skin" d={limb([139, -76], [148, -77], [153, -66], 3.5)} />
        <path className="skin" d={limb([172, -40], [163, -50], [151, -64], 8)} />
        <path className="tint" d={limb([206, -64], [186, -28], [161, -48], 12)} />
      </>
    ),
    hot: (
      <>
        <g transform="translate(2.100 0) scale(.829)">
          <path className="tint" d="M20.300-41A58 58 0 0 1 118-103.300L100-90.600A36 36 0 0 0 39.300-52z" />
          <path className="deep" d="M118-103.300A58 58 0 0 1 120.700-41L101.700-52A36 36 0 0 0 100-90.600z" />
        </g>
        <path className="hot" d="M68.400-84.600 40.200-49.700H56l-5.800 31.500 31.500-43.100H65.900z" />
      </>
    ),
  });
