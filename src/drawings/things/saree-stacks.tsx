import { parcel } from '../parcel.tsx';
import type { Thing } from '../thing.ts';

const PIECE = 'q28-9 56 0v20q-28-9-56 0z';
const stack = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, piece) => `M${x} ${y - 20 * (piece + 1)}${PIECE}`).join('');

/** A rack of sarees with the parcel that is held, between the counter's till and the web's screen. */
export const sareeStacks: Thing = () => ({
  width: 340,
  spot: { x: 114, y: -96, r: 40 },
  drawing: (
    <>
      <path d="M4 0v-156M224 0v-156" />
      <path className="deep" d="M0-78h228v8h-228z" />
      <path className="sheet" d={stack(16, -2, 2) + stack(86, -2, 3) + stack(16, -80, 3) + stack(156, -80, 2)} />
      <path className="tint" d={stack(156, -2, 3)} />
      {parcel(91, -78)}
      <path className="dashed" d="M137-96h142v24M250-96h29v-14" />
      <path className="sheet" d="M248-154h62v44h-62zM279-110v10M248-26h92v26h-92zM256-62h56l12 36h-68z" />
      <path className="tint" d="M266-54h38v16h-38zM258-144h42v10h-42z" />
      <path d="M258-124h22M324-42h12v16M262-13h64" />
    </>
  ),
});
