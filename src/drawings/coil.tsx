import type { ReactNode } from 'react';
import type { DrawnThing } from './thing.ts';

/** Half its width: it is as high as a thing may be. */
const RADIUS = 78;

/**
 * The one coil that an enterprise hands on: of one size, its last winding the line itself, which comes along the floor and goes
 * round it. What stands in it is what it is at one desk.
 */
export function coil(drawing: ReactNode): DrawnThing {
  return {
    width: 2 * RADIUS,
    spot: { x: RADIUS, y: -RADIUS, r: RADIUS },
    drawing: (
      <>
        <circle className="sheet" cx={RADIUS} cy={-RADIUS} r={RADIUS - 7} />
        <circle cx={RADIUS} cy={-RADIUS} r={RADIUS - 13} />
        {drawing}
        <circle className="run" cx={RADIUS} cy={-RADIUS} r={RADIUS} />
      </>
    ),
  };
}
