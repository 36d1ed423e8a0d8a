import { dropPath } from '../../lib/drawing/loop.ts';
import { cover } from '../cover.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { limb } from '../people/limb.ts';
import type { Thing } from '../thing.ts';

const SPOT = { x: 218, y: -84, r: 62 };

/**
 * One who was called out of bed, at a rack of servers with one page on it, on the telephone; and a clock: six hours from twelve on, and
 * the first of them. The line is its rim.
 */
export const sixHours: Thing = () =>
  cover({
    width: 284,
    spot: SPOT,
    rest: (
      <>
        <path className="deep" d="M0-154h80V0H0z" />
        <path className="tint" d="M8-146h64v20H8zm0 24h64v20H8zm0 86h64v20H8z" />
        <path d="M16-136h20m-20 24h20m-20 86h20M6 0v-8h68v8" />
        <path
          className="shine"
          d="M54-133a3 3 0 0 1 0-6a3 3 0 0 1 0 6m0 24a3 3 0 0 1 0-6a3 3 0 0 1 0 6m0 86a3 3 0 0 1 0-6a3 3 0 0 1 0 6"
        />
        <path className="hot" d="M64-133a3 3 0 0 1 0-6a3 3 0 0 1 0 6m0 24a3 3 0 0 1 0-6a3 3 0 0 1 0 6" />
        <path className="sheet" d="M16-98h46v58H16z" />
        <path d="M24-86h30m-30 10h30m-30 10h30m-30 10h18" />
        <path className="shine" d="M34-101h10v7H34z" />
        <g transform="translate(68) scale(1.360)">
          {below.lungi}
          {heads.short}
          {tops.vest}
          <path className="skin" d={limb([13, -79], [3, -64], [-6, -72])} />
          <path className="hair" d="M35-109l5 1-2 18-5-1z" />
          <path className="skin" d={limb([35, -79], [48, -72], [39, -94])} />
        </g>
      </>
    ),
    hot: (
      <>
        <path className="deep" strokeWidth="0" d={dropPath(SPOT)} />
        <g transform="translate(25.400 -8.400) scale(.9)">
          <path className="sheet" d="M214-142v116a58 58 0 0 1 0-116" />
          <path className="shine" d="M214-26v-116a58 58 0 0 1 0 116" />
          <path className="hot" d="M214-84v-58a58 58 0 0 1 29 8z" />
          <path d="M185-134l4 7m-25 14l7 4m-7 54l7-4m14 25l4-7" />
          <path stroke="var(--hair)" d="M264-113l-7 4m7 54l-7-4m-14 25l-4-7" />
          <path vectorEffect="none" strokeWidth="4" d="M156-84h10" />
          <path vectorEffect="none" stroke="var(--hair)" strokeWidth="4" d="M272-84h-10m-48 58v-10" />
          <path vectorEffect="none" stroke="var(--hair)" strokeWidth="6" d="M214-130v46l18-31" />
          <path className="hair" d="M214-78a6 6 0 0 1 0-12a6 6 0 0 1 0 12" />
        </g>
      </>
    ),
  });
