import { coil } from '../coil.tsx';
import type { Thing } from '../thing.ts';

/** The same as hours of a shift, some of them overtime. */
export const coilClock: Thing = () =>
  coil(
    <>
      <path d="M78-136L78-128M107-128L103-121M128-107L121-103M136-78L128-78M128-49L121-53M107-28L103-35M78-20L78-28M49-28L53-35M28-49L35-53M20-78L28-78M28-107L35-103M49-128L53-121" />
      <path className="hot" d="M78-78L99-42A42 42 0 0 1 42-57z" />
      <path className="bar" d="M42-57L78-78v-40" />
    </>,
  );
