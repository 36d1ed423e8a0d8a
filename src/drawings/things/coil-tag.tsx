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
      <path className="hot" d="M74-80h20l38 38-30 30-38-38v-20z" />
      <path d="M84-66l-14-24M96-42l14-14M106-32l14-14" />
    </>,
  );
