import { coil } from '../coil.tsx';
import type { Thing } from '../thing.ts';

/** The same as the plant sees it: a part with teeth. */
export const coilGear: Thing = () =>
  coil(
    <>
      <path
        className="tint"
        d="M70-127L71-141L85-141L86-127L96-125L104-136L115-129L110-117L117-110L129-115L136-104L125-96L127-86L141-85L141-71L127-70L125-60L136-52L129-41L117-46L110-39L115-27L104-20L96-31L86-29L85-15L71-15L70-29L60-31L52-20L41-27L46-39L39-46L27-41L20-52L31-60L29-70L15-71L15-85L29-86L31-96L20-104L27-115L39-110L46-117L41-129L52-136L60-125z"
      />
      <circle className="sheet" cx="78" cy="-78" r="36" />
      <circle className="hot" cx="78" cy="-78" r="18" />
    </>,
  );
