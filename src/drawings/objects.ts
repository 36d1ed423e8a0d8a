import type { ObjectName } from '../schemas/drawings.ts';
import type { DrawnObject } from './object.ts';
import { eight } from './objects/eight.tsx';
import { fan } from './objects/fan.tsx';
import { funnel } from './objects/funnel.tsx';
import { page } from './objects/page.tsx';
import { quotation } from './objects/quotation.tsx';
import { stack } from './objects/stack.tsx';
import { walls } from './objects/walls.tsx';
import { weeks } from './objects/weeks.tsx';

/** How each object is drawn that content may name. */
export const objects: Record<ObjectName, DrawnObject> = {
  eight,
  fan,
  funnel,
  page,
  quotation,
  stack,
  walls,
  weeks,
};
