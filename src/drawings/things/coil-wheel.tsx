import { coil } from '../coil.tsx';
import type { Thing } from '../thing.ts';

/** The same as the stores see it: goods that roll. */
export const coilWheel: Thing = () =>
  coil(
    <>
      <circle className="hair" cx="78" cy="-78" r="65" />
      <circle className="sheet" cx="78" cy="-78" r="44" />
      <circle className="hot" cx="78" cy="-78" r="15" />
      <path className="dots" d="M78-108h0M107-87h0M96-54h0M60-54h0M49-87h0" />
    </>,
  );
