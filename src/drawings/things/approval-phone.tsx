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
export const approvalPhone: Thing = () => ({
  width: 302,
  height: 152,
  spot: { x: 246, y: -48, r: 34 },
  drawing: (
    <>
      <path className="dashed" d="M31-117H196M31-43H196" />
      <path className="tint" d={circles(31)} />
      <path d="M105-138v42M84-117h42M90-132l30 30M120-132l-30 30" />
      <path className="deep" d="M17-128h28v26H17zM105-107a10 10 0 0 1 0-20 10 10 0 0 1 0 20" />
      <path strokeWidth="2.5" d={`M26-128v9h10v-9M43-57L19-29${rupee(105, -44)}`} />
      <path className="deep" d="M22-47a6 6 0 0 1 0-12 6 6 0 0 1 0 12m18 20a6 6 0 0 1 0-12 6 6 0 0 1 0 12" />
      <path className="sheet" d="M208 0q-16 0-16-16v-120q0-16 16-16h76q16 0 16 16v120q0 16-16 16" />
      <path className="tint" d="M204-139h84v22h-84zm0 28h84v20h-84z" />
      <path d="M214-128h38m-38 27h28M266-129l5 6 9-12m-14 34l5 6 9-12" />
      <path className="hot" d="M220-62h52v28h-52z" />
      <path className="on-hot" d="M235-48l8 8 14-16" />
    </>
  ),
});
