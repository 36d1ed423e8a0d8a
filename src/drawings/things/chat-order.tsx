import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A dealer's message and voice note on a phone, the order that is read from them, and the boxes. */
export const chatOrder: Thing = () =>
  ringed({
    width: 229,
    height: 152,
    spot: { x: 131, y: -55, r: 37 },
    rest: (
      <>
        <path className="sheet" d="M14 0Q0 0 0-14v-124q0-14 14-14h58q14 0 14 14v124q0 14-14 14" />
        <path d="M34-144h18" />
        <path className="deep" d="M10-132h56v36H28L18-86v-10h-8z" />
        <path className="on-hot" d="M20-119h36m-36 11h22" />
        <path className="tint" d="M76-78v36h-6v10L60-42H20v-36z" />
        <path d="M30-64v8m9-14v20m9-16v12m9-18v24m9-16v8" />
        <path className="tint" d="M178-48h48V0h-48zm0-48h48v48h-48z" />
        <path className="deep" d="M194-48h16v17h-16zm0-48h16v17h-16z" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M108-77h46v44h-46z" />
        <path className="on-hot" d="M116-66h13m-13 11h13m-13 11h8M135-57l5 7 8-13" />
      </>
    ),
  });
