import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A dealer's message and voice note on a phone, the order that is read from them, in a bubble that the line draws. */
export const chatOrder: Thing = () =>
  ringed({
    width: 229,
    height: 152,
    spot: { x: 160, y: -90, r: 58 },
    contour:
      'H112q10 0 16-10l10.8-18H212a8 8 0 0 0 8-8V-120a8 8 0 0 0-8-8H108a8 8 0 0 0-8 8v84a8 8 0 0 0 8 8h9.2l10.8 18q6 10 16 10',
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
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M110-118h100v56H110z" />
        <path className="on-hot" d="M121-104h30m-30 14h36m-36 14h22" />
        <path className="on-hot" d="M172-90l10 12 17-23" />
        <path d="M110-44h36m10 0h16" />
        <path className="deep" d="M186-50h24v12h-24z" />
      </>
    ),
  });
