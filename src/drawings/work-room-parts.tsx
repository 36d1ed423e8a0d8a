import type { ReactNode } from 'react';

export const wall = <path className="shine" stroke="none" d="M-999 9v-999H999V9z" />;
export const lamp = (x: number) => (
  <>
    <path d={`M${x}-999v847`} />
    <path className="tint" d={`M${x - 5}-138a5 5 0 0 0 10 0`} />
    <path className="deep" d={`M${x - 17}-138q2-14 17-14t17 14z`} />
  </>
);
/** Cartons that stand on each other. */
export const cartons = (x: number) => (
  <>
    <path className="tint" d={`M${x} 0v-26h34V0zM${x + 5}-26v-20h24v20z`} />
    <path className="deep" d={`M${x + 13}-26h8v9h-8zM${x + 13}-46h8v8h-8z`} />
  </>
);
/** A plant in a pot whose middle is at x. */
export const plant = (x: number) => (
  <>
    <path className="deep" d={`M${x - 8} 0l-4-24h24l-4 24z`} />
    <path className="tint" d={`M${x} -24q-20-8-16-32 16 6 16 32 0-26 16-32 4 24-16 32`} />
  </>
);
/** Board and legs of a table. */
export const table = (x: number, width: number) => (
  <path className="deep" d={`M${x}-44h${width}v6H${x}zM${x + 4}-38h6V0h-6zM${x + width - 12}-38h6V0h-6z`} />
);
/** One of the racks, with a bay that is open. */
export const rack = (x: number) => (
  <g transform={`translate(${x})`}>
    <path className="deep" d="M-3 0v-100a6 6 0 0 1 6-6h38a6 6 0 0 1 6 6V0z" />
    <path className="hair" d="M2-101h40v94H2z" />
    <path className="sheet" d="M2-100h40v13H2zm0 16h40v13H2zm0 16h40v13H2zm0 38h40v13H2z" />
    <path className="bar" d="M8-93.500h0m6 0h0m-6 16h0m6 0h0m-6 16h0m6 0h0m-6 38h0m6 0h0" />
    <path d="M22-93.500h15m-15 16h15m-15 16h15m-15 38h15" />
  </g>
);
/** Somebody whose middle is at x, seen from the side. */
export const right = (x: number, drawing: ReactNode) => <g transform={`translate(${x + 20})`}>{drawing}</g>;
export const left = (x: number, drawing: ReactNode) => <g transform={`translate(${x - 20})scale(-1 1)`}>{drawing}</g>;
