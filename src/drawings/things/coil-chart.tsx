import { coil } from '../coil.tsx';
import type { Thing } from '../thing.ts';

/** The same as a whole of which the margin is a part. */
export const coilChart: Thing = () =>
  coil(
    <>
      <path
        className="tint"
        d="M132-100A58 58 0 0 1 107-28L91-55A26 26 0 0 0 102-88zM39-35A58 58 0 0 1 23-98L54-87A26 26 0 0 0 61-59z"
      />
      <path className="hot" d="M78-136A58 58 0 0 1 132-100L102-88A26 26 0 0 0 78-104z" />
      <circle cx="78" cy="-78" r="58" />
      <circle cx="78" cy="-78" r="26" />
    </>,
  );
