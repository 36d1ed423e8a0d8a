import type { ObjectName } from '../schemas/drawings.ts';
import type { DrawnObject } from './object.ts';
import { fan } from './objects/fan.tsx';
import { funnel } from './objects/funnel.tsx';
import { page } from './objects/page.tsx';
import { stack } from './objects/stack.tsx';
import { walls } from './objects/walls.tsx';
import { weeks } from './objects/weeks.tsx';

/** How each object is drawn that content may name. */
export const objects: Record<ObjectName, DrawnObject> = {
  fan,
  funnel,
  page,
  stack,
  walls,
  weeks,
};
