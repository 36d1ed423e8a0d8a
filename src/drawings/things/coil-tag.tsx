import { coil } from '../coil.tsx';
import type { Thing } from '../thing.ts';

/** The same, wound up and promised to a customer: there is a tag on it. */
export const coilTag: Thing = () =>
  coil(
    <>
      <circle cx="78" cy="-78" r="56" />
      <circle cx="78" cy="-78" r="47" />
      <circle cx="78" cy="-78" r="38" />
      <circle className="tint" cx="78" cy="-78" r="22" />
      <path className="hot" d="M86-68h12l20 20-16 16-20-20v-12z" />
      <path d="M78-78l11 15M96-44l9-9M102-38l9-9" />
    </>,
  );
