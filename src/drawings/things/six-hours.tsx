import { dropPath } from '../../lib/drawing/loop.ts';
import type { Thing } from '../thing.ts';

/** A rack of servers with one page on it, and a clock of six hours, of which the first is marked. The line is its rim. */
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
      <path className="shine" strokeWidth="0" d={dropPath({ r: 68, x: 208, y: -84 })} />
      <path className="hot" d="M208-84v-67a67 67 0 0 1 58 33z" />
      <path strokeWidth="5" d="M208-148v12m55 20l-10 6m10 58l-10-6M208-20v-12m-55-20l10-6m-10-58l10 6" />
      <path d="M240-139l-4 6m36 49h-7m-25 55l-4-6m-60 6l4-6m-36-49h7m25-55l4 6" />
      <path strokeWidth="6" d="M208-84l33-19" />
      <path className="dots" strokeWidth="12" d="M208-84h0" />
    </>
  ),
});
