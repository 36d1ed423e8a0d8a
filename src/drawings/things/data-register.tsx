import { heads } from '../people/heads.tsx';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/**
 * A register, whose outline the line draws: whose data it holds, the print of the thumb with which that person agreed, and an eraser
 * at the entry whose day has come.
 */
export const dataRegister: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 165, y: -98, r: 38 },
    contour: 'H6a8 8 0 0 0 8-8V-136c26-13 76-13 101 5c25-18 75-18 101-5V-8a8 8 0 0 0 8 8',
    rest: <path className="deep" d="M3-6v-138h224V-6z" />,
    hot: (
      <>
        <path className="tint" d="M26-128h62v68H26z" />
        <path className="deep" d="M34-60q0-26 18-27 5 5 10 0 18 1 18 27z" />
        <g transform="translate(16.5 47) scale(1.5)">{heads.bun}</g>
        <path d="M115-131V-2M16-6c26-11 74-11 99 4c25-15 73-15 99-4M28-34h72M28-20h44M128-26h32" />
        <path className="bar" d="M30-47h52" />
        <path className="hot" d="M165-62a26 36 0 0 1 0-72a26 36 0 0 1 0 72" />
        <path className="on-hot" d="M150-82q-6-42 15-42t15 42M158-76q-5-38 7-38t7 38M165-72v-22" />
        <path className="missing" d="M128-52h44v16h-44z" />
        <path className="sheet" d="M172-32l-9-16 16-12 9 16z" />
        <path className="deep" d="M188-44l-9-16 16-12 9 16z" />
      </>
    ),
  });
