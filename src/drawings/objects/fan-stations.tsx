import type { ReactNode } from 'react';
import './fan.css';

/** Cards that wait in a row, the first of them at the socket, where other systems are plugged in. */
const socket = (waiting: number) => (
  <>
    <path
      className="deep"
      d={Array.from({ length: waiting }, (_, card) => `M${44 + card * 62} 34h48v36H${44 + card * 62}z`).join('')}
    />
    <path d={Array.from({ length: waiting }, (_, card) => `M${54 + card * 62} 46h28m-28 12h18`).join('')} />
    <path className="tint" d="M256 20h84q10 0 10 10v44q0 10-10 10h-84q-10 0-10-10V30q0-10 10-10z" />
    <path d="M272 20V4m24 16V4m24 16V4M272 84v14m48-14v14M282 42v20m32-20v20" />
  </>
);

/** A board of tests. */
const tests = (
  <>
    <path className="tint" d="M148 12h124q8 0 8 8v64q0 8-8 8H148q-8 0-8-8V20q0-8 8-8z" />
    <path d="M158 38l7 8 13-18m22 10l7 8 13-18m22 10l7 8 13-18M158 70l7 8 13-18m22 10l7 8 13-18m22 10l7 8 13-18" />
  </>
);

/** A watch, and the spanner that goes with it. */
const watch = (
  <>
    <path className="tint" d="M210 10a42 42 0 1 0 .1 0z" />
    <path d="M210 24v28l20 14M210 16h0M246 52h0M210 88h0M174 52h0" />
  </>
);

/** On the way, with a leader from its foot to its words. */
const lowered = (station: ReactNode, x: number, foot: number) => (
  <g transform="translate(0 12)">
    <path className="leader" d={`M${x} ${foot}V116`} />
    {station}
  </g>
);

/** The three stations on the records' way, each 420 by 128 with the way at half its height. */
export const fanStations = (waiting: number): Record<string, ReactNode> => ({
  socket: lowered(socket(waiting), 298, 84),
  tests: lowered(tests, 210, 92),
  watch: lowered(watch, 210, 94),
});
