import type { Point } from '../../schemas/parts.ts';
import { LinkedText } from './LinkedText.tsx';

interface PointWordsProps extends Point {
  /** How its heading looks. */
  className: string;
}

/** What a point says: its heading, and the sentences below it. */
export function PointWords({ title, description, className }: PointWordsProps) {
  return (
    <>
      <h3 className={className}>{title}</h3>
      <p className="description">
        <LinkedText text={description} />
      </p>
    </>
  );
}
