import type { Thing } from '../thing.ts';
import { woman } from './woman.tsx';

/** Five entries, and the one woman that they are. */
export const fiveWomen: Thing = ({ marked = 4, isHot }) => ({
  width: 256,
  spot: { x: 22 + (marked - 1) * 53, y: -92, r: 32 },
  drawing: (
    <>
      <path className="dashed" d="M22-120v-26h212v26m-53 0v-26m-53 26v-26m-53 26v-26" />
      {[0, 53, 106, 159, 212].map((x, index) => (
        <g key={x} transform={`translate(${x})`}>
          {woman({ isHot: isHot && index === marked - 1 }).drawing}
        </g>
      ))}
    </>
  ),
});
