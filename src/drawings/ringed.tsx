import type { ReactNode } from 'react';
import type { DrawnThing } from './thing.ts';

type Ringed = Omit<DrawnThing, 'drawing' | 'rest' | 'hot'> & { rest: ReactNode; hot: ReactNode };

/** A thing of which the line can go round one part with nothing else inside or below its loop. */
export function ringed({ rest, hot, ...thing }: Ringed): DrawnThing {
  return {
    ...thing,
    rest,
    hot,
    drawing: (
      <>
        {rest}
        {hot}
      </>
    ),
  };
}
