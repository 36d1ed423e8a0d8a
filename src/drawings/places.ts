import type { PlaceName } from '../schemas/drawings.ts';
import type { PlaceForm } from './place.ts';
import { counter } from './places/counter.tsx';
import { field } from './places/field.tsx';
import { frame } from './places/frame.tsx';
import { halls } from './places/halls.tsx';
import { plain } from './places/plain.tsx';
import { route } from './places/route.tsx';
import { school } from './places/school.tsx';
import { section } from './places/section.tsx';
import { street } from './places/street.tsx';
import { village } from './places/village.tsx';

/** What each form draws that content may name. */
export const places: Record<PlaceName, PlaceForm> = {
  counter,
  field,
  frame,
  halls,
  plain,
  route,
  school,
  section,
  street,
  village,
};
