import type { ReactNode } from 'react';
import { ringed } from './ringed.tsx';
import type { DrawnThing } from './thing.ts';

type Cover = Omit<DrawnThing, 'drawing' | 'rest' | 'hot' | 'isCover'> & { rest: ReactNode; hot: ReactNode };

/** What an article is about, as rich as the cover of a magazine: Blogs fetches all of these from a file of their own. */
export function cover(thing: Cover): DrawnThing {
  return { ...ringed(thing), isCover: true };
}
