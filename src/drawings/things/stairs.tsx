import type { Thing } from '../thing.ts';
import { worker } from './worker.tsx';

/** A flight of stairs with two people of a gang on it. */
export const stairs: Thing = () => {
  const { drawing } = worker({});
  return {
    width: 190,
    spot: { x: 40, y: -80, r: 30 },
    drawing: (
      <>
        <path className="tint" d={`M0 0${'v-10h38'.repeat(5)}V0z`} />
        <g transform="translate(4 -10)">{drawing}</g>
        <g transform="translate(118 -40)">{drawing}</g>
      </>
    ),
  };
};
