import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A dealer's message and voice note on a phone, the order that is read from them, in a bubble that the line draws, and the boxes. */
export const chatOrder: Thing = () =>
  ringed({
    width: 229,
    height: 152,
    spot: { x: 134, y: -64, r: 36 },
    contour:
      'H112q10 0 16-10l10.8-18H160a8 8 0 0 0 8-8V-92a8 8 0 0 0-8-8H108a8 8 0 0 0-8 8v56a8 8 0 0 0 8 8h9.2l10.8 18q6 10 16 10',
    rest: (
      <>
        <path className="sheet" d="M14 0Q0 0 0-14v-124q0-14 14-14h60q14 0 14 14v124q0 14-14 14" />
        <path className="tint" d="M0-124v-14q0-14 14-14h60q14 0 14 14v14z" />
        <path d="M36-146h16" />
        <path className="deep" d="M14-128a5 5 0 0 1 0-10 5 5 0 0 1 0 10" />
        <path d="M26-135h26m-26 6h16" />
        <path className="deep" d="M8-116h56v32H26l-10 9v-9H8z" />
        <path d="M16-107h38m-38 7h30m-30 7h36" />
        <path className="tint" d="M80-72v28h-6v9l-9-9H24v-28z" />
        <path className="hair" d="M32-63v10l8-5z" />
        <path d="M46-60v4m5-8v12m5-9v6m5-10v14m5-12v10m5-8v6" />
        <path d="M58-78h4l2 2 4-5m-4 52h4l2 2 4-5" />
        <path className="sheet" d="M8-8v-13h62v13z" />
        <path d="M14-14h24" />
        <path className="deep" d="M78-9a6 6 0 0 1 0-12 6 6 0 0 1 0 12" />
        <path className="tint" d="M180-50h48V0h-48zm0-50h48v50h-48z" />
        <path className="deep" d="M197-50h14v15l-3.5-3-3.5 3-3.5-3-3.5 3zm0-50h14v15l-3.5-3-3.5 3-3.5-3-3.5 3z" />
        <path className="sheet" d="M185-26h24v20h-24zm0-50h24v20h-24z" />
        <path d="M189-21h10m-10 5h16m-16 5h8M189-71h10m-10 5h16m-16 5h8M218-8v-14m-4 4 4-4 4 4M218-58v-14m-4 4 4-4 4 4" />
      </>
    ),
    hot: (
      <>
        <path d="M108-92h30m22 0h-8" />
        <path className="hot" d="M110-84h48v40h-48z" />
        <path className="on-hot" d="M117-75h14m-14 10h14m-14 10h10" />
        <path className="on-hot" d="M138-64l6 7 9-14" />
        <path d="M108-36h20m8 0h24" />
      </>
    ),
  });
