import { ringed } from '../ringed.tsx';
import { rupee } from '../rupee.ts';
import type { Thing } from '../thing.ts';

/** A circle of this radius round each of four places. */
const circles = (r: number) =>
  [
    [31, -117],
    [105, -117],
    [31, -43],
    [105, -43],
  ]
    .map(([x, y]) => `M${x} ${y}m0 ${r}a${r} ${r} 0 0 1 0-${2 * r}a${r} ${r} 0 0 1 0 ${2 * r}`)
    .join('');

/** Requests of four programs, and the phone on which they are one list, of which the last is to be approved. */
export const approvalPhone: Thing = () =>
  ringed({
    width: 302,
    height: 152,
    spot: { x: 248, y: -56, r: 36 },
    rest: (
      <>
        <path className="dashed" d="M31-117H196M31-43H196" />
        <path className="sheet" d={circles(31)} />
        <path d="M105-138v42M84-117h42M90-132l30 30M120-132l-30 30" />
        <path className="tint" d="M17-128h28v26H17zM105-107a10 10 0 0 1 0-20 10 10 0 0 1 0 20" />
        <path d={`M26-128v9h10v-9M43-57L19-29${rupee(105, -44)}`} />
        <path className="tint" d="M22-47a6 6 0 0 1 0-12 6 6 0 0 1 0 12m18 20a6 6 0 0 1 0-12 6 6 0 0 1 0 12" />
        <path className="tint" d="M208 0q-14 0-14-14v-124q0-14 14-14h80q14 0 14 14v124q0 14-14 14" />
        <path className="sheet" d="M204-141h88v18h-88zm0 24h88v18h-88z" />
        <path d="M212-132h36m-36 24h26M271-133l5 6 9-12m-14 32l5 6 9-12" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M224-74h48v36h-48z" />
        <path className="on-hot" d="M236-57l8 9 15-17" />
      </>
    ),
  });
