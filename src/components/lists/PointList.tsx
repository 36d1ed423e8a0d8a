import type { Point } from '../../schemas/parts.ts';
import { LinkedText } from '../prose/LinkedText.tsx';
import { RuledList } from './RuledList.tsx';
import './PointList.css';

/** Points with rules between them: each title beside its description. */
export function PointList({ points }: { points: Point[] }) {
  return (
    <RuledList>
      {points.map(({ title, description }) => (
        <li key={title} className="point">
          <h3 className="heading">{title}</h3>
          <p className="secondary">
            <LinkedText text={description} />
          </p>
        </li>
      ))}
    </RuledList>
  );
}
