import type { ReactNode } from 'react';
import './fan.css';

/** Cards that wait in a row, the first of them at the socket, where other systems are plugged in. */
const socket = (waiting: number) => (
  <>
    <path
      className="deep"
      d={Array.from({ length: waiting }, (_, card) => `M${36 + card * 78} 62h64v52H${36 + card * 78}z`).join('')}
    />
    <path d={Array.from({ length: waiting }, (_, card) => `M${48 + card * 78} 79h38m-38 17h24`).join('')} />
    <path className="tint" d="M290 44h108q12 0 12 12v64q0 12-12 12H290q-12 0-12-12V56q0-12 12-12z" />
    <path d="M312 44V20m32 24V20m32 24V20M312 132v20m64-20v20M326 74v28m36-28v28" />
  </>
);

/** A board of tests. */
const tests = (
  <>
    <path className="tint" d="M126 24h168q12 0 12 12v104q0 12-12 12H126q-12 0-12-12V36q0-12 12-12z" />
    <path d="M136 64l10 12 18-26m28 14l10 12 18-26m28 14l10 12 18-26M136 116l10 12 18-26m28 14l10 12 18-26m28 14l10 12 18-26" />
  </>
);

/** A watch, and the spanner that goes with it. */
const watch = (
  <>
    <path className="tint" d="M210 22a66 66 0 1 0 .1 0z" />
    <path d="M210 46v42l30 20M210 32h0M266 88h0M210 144h0M154 88h0" />
  </>
);

/** On the way, with a leader from its foot to its words. */
const lowered = (station: ReactNode, x: number, foot: number) => (
  <>
    <path className="leader" d={`M${x} ${foot}V176`} />
    {station}
  </>
);

/** The three stations on the records' way, each 420 by 176 with the way at half its height. */
export const fanStations = (waiting: number): Record<string, ReactNode> => ({
  socket: lowered(socket(waiting), 344, 132),
  tests: lowered(tests, 210, 152),
  watch: lowered(watch, 210, 154),
});
