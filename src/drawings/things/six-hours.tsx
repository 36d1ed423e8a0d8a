import { dropPath } from '../../lib/drawing/loop.ts';
import type { Thing } from '../thing.ts';

/** A rack of servers with one page on it, and a clock: six hours from twelve on, and the first of them. The line is its rim. */
export const sixHours: Thing = () => ({
  width: 276,
  spot: { x: 208, y: -84, r: 68 },
  drawing: (
    <>
      <path className="deep" d="M0-152h108V0H0z" />
      <path className="tint" d="M12-140h84v24H12zm0 104h84v24H12z" />
      <path d="M22-128h18m-18 104h18" />
      <path className="dots" d="M66-128h0m16 0h0m-16 104h0m16 0h0" />
      <path className="sheet" d="M22-108h64v64H22z" />
      <path d="M34-94h40m-40 12h40m-40 12h40m-40 12h24" />
      <path className="tint" strokeWidth="0" d={dropPath({ r: 68, x: 208, y: -84 })} />
      <path className="shine" d="M208-26v-116a58 58 0 0 1 0 116" />
      <path className="sheet" d="M208-142v116a58 58 0 0 1 0-116" />
      <path className="hot" d="M208-84v-58a58 58 0 0 1 29 8z" />
      <path d="M237-134l-3 5m24 16l-5 3m5 55l-5-3m-16 24l-3-5m-52 0l-3 5m-21-21l5-3m-5-55l5 3m16-24l3 5" />
      <path strokeWidth="4" d="M208-142v10m58 48h-10m-48 58v-10m-58-48h10" />
      <path strokeWidth="5" d="M208-126v42l17-29" />
      <path className="dots" strokeWidth="11" d="M208-84h0" />
    </>
  ),
});
